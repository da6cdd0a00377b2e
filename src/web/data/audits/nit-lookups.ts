/** Look-ups of NITs in the DIAN's lists; nobody needs to be signed in. */
import { useQuery } from '@tanstack/react-query';
import { exportNits, listNitSources, lookUpNits } from '#api/audits/nit-lookups/calls.gen.ts';
import type { LookedUp } from '#api/audits/nit-lookups/contract.ts';
import { call } from '../transport/api.ts';
import { download } from '../transport/download.ts';
import { useChange } from '../transport/use-change.ts';

/** A row for each line, in its order. */
export function useNitLookUp() {
  return useChange<LookedUp[], readonly string[]>(
    { send: async (lines) => (await call(lookUpNits, { body: { lines: [...lines] } })).data },
    { meta: { quiet: true } },
  );
}

/** Saves the rows of lines as a workbook. `name`: fallback. */
export function useDownloadNits(name: string) {
  return useChange<void, readonly string[]>({
    send: (lines) => download(exportNits, { body: { lines: [...lines] } }, name),
  });
}

/** The lists in force. */
export function useNitSources() {
  return useQuery({
    queryKey: ['nit-lookups', 'lists'],
    queryFn: async ({ signal }) => (await call(listNitSources, { signal })).data,
    meta: { quiet: true },
  });
}
