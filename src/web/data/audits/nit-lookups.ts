/** Look-ups of NITs in the DIAN's lists; nobody needs to be signed in, and who is looks more up at once. */
import { useQuery } from '@tanstack/react-query';
import {
  exportManyNits,
  exportNits,
  listNitSources,
  lookUpManyNits,
  lookUpNits,
  mostNits,
  mostNitsOfUser,
} from '#api/audits/nit-lookups/calls.gen.ts';
import type { LookedUp } from '#api/audits/nit-lookups/contract.ts';
import { isInside, useSession } from '../session/session.ts';
import { call } from '../transport/api.ts';
import { download } from '../transport/download.ts';
import { useChange } from '../transport/use-change.ts';

/** Numbers that the user may look up at once. */
export function useMostNits(): number {
  return useSession((state) => state.isAuth) && isInside() ? mostNitsOfUser : mostNits;
}

/** A row for each line, in its order. Those of a whole balance are asked in several calls. */
export function useNitLookUp() {
  const send = async (lines: readonly string[]): Promise<LookedUp[]> => {
    if (!isInside()) return (await call(lookUpNits, { body: { lines: [...lines] } })).data;
    const rows: LookedUp[] = [];
    for (let at = 0; at < lines.length; at += mostNitsOfUser) {
      const body = { lines: lines.slice(at, at + mostNitsOfUser) };
      rows.push(...(await call(lookUpManyNits, { body })).data);
    }
    return rows;
  };
  return useChange<LookedUp[], readonly string[]>({ send }, { meta: { quiet: true } });
}

/** Saves the rows of lines as a workbook. `name`: fallback. */
export function useDownloadNits(name: string) {
  const send = (lines: readonly string[]) => {
    const sent = { body: { lines: [...lines] } };
    return isInside() ? download(exportManyNits, sent, name) : download(exportNits, sent, name);
  };
  return useChange<void, readonly string[]>({ send });
}

/** The lists in force. */
export function useNitSources() {
  return useQuery({
    queryKey: ['nit-lookups', 'lists'],
    queryFn: async ({ signal }) => (await call(listNitSources, { signal })).data,
    meta: { quiet: true },
  });
}
