/** Second files of a company, by month: listed, stored, withdrawn, restored. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import {
  listSources,
  restoreSourceFile,
  storeSourceFile,
  withdrawSourceFile,
} from '#api/balances/source-files/calls.gen.ts';
import type { SourceFile } from '#api/balances/source-files/contract.ts';
import { call } from '../transport/api.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';

const quiet = { quiet: true };

/** Begins with the key of a company's audits: months are audited again with their files. */
const sourcesKey = (company: number) => ['audits', company, 'sources'] as const;

/** `period`: `2026-03`. */
export function useSources(company: number, period: string) {
  return useQuery({
    queryKey: [...sourcesKey(company), period],
    queryFn: async ({ signal }) =>
      (await call(listSources, { params: { id: company }, query: { period }, signal })).data,
    meta: quiet,
  });
}

/** A stored file, with the audits that it started. */
export interface StoredSource {
  file: SourceFile;
  audits: { id: string; period: string }[];
}

/** Stores an inspected file, by its `uploadId`. Rejects with the server's failure. */
export async function storeSource(company: number, uploadId: string): Promise<StoredSource> {
  const { data, meta } = await call(storeSourceFile, { params: { id: company }, body: { uploadId } });
  return { file: data, audits: meta.audits };
}

const stored = (company: number) => (cache: QueryClient) =>
  void cache.invalidateQueries({ queryKey: ['audits', company] });

export function useWithdrawSource(company: number, reaction?: Reaction<SourceFile, { id: string; reason: string }>) {
  const send = async ({ id, reason }: { id: string; reason: string }) =>
    (await call(withdrawSourceFile, { params: { id: company, sourceFileId: id }, body: { reason } })).data;
  return useChange({ send, stored: stored(company) }, { meta: quiet, ...reaction });
}

export function useRestoreSource(company: number, reaction?: Reaction<SourceFile, string>) {
  const send = async (id: string) =>
    (await call(restoreSourceFile, { params: { id: company, sourceFileId: id } })).data;
  return useChange({ send, stored: stored(company) }, { meta: quiet, ...reaction });
}
