/** Upload of trial balances: sent, inspected, compared, kept and stored. Each call rejects with the server's failure. */
import { useQuery } from '@tanstack/react-query';
import { inspectKeptFile, keepFile } from '#api/balances/kept-files/calls.gen.ts';
import type { KeptFile } from '#api/balances/kept-files/contract.ts';
import {
  inspectTrialBalance,
  storeTrialBalance,
  trialBalanceFile,
  uploadChanges,
} from '#api/balances/trial-balances/calls.gen.ts';
import type { Inspection, StoredTrialBalance } from '#api/balances/trial-balances/contract.ts';
import type { BodyOf } from '#core/call/endpoint.ts';
import type { ReadAnswers } from '#core/reading/questions/question.ts';
import { call } from '../transport/api.ts';
import { download } from '../transport/download.ts';
import { useChange } from '../transport/use-change.ts';

/** A file kept by the service for an hour, possibly one of an archive. */
export interface KeptSource {
  kind: 'kept';
  fileId: string;
  /** Company of the page that sent it. */
  company: number;
  path?: string;
}

/** Location of the bytes: in the browser, or on the server. */
export type FileSource = { kind: 'here'; file: File } | KeptSource;

export interface Sending {
  signal: AbortSignal;
  /** Called with the uploaded share, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** `assign`: the service selects the company by NIT. `answers`: to what an earlier inspection asked. */
export async function inspectBalance(
  company: number,
  file: File,
  { assign, answers }: { assign: boolean; answers: ReadAnswers },
  sending: Sending,
): Promise<Inspection> {
  const query = { ...(assign ? { assign } : {}), ...answers };
  return (await call(inspectTrialBalance, { params: { id: company }, query, file, ...sending })).data;
}

/** Uploads a file to be kept; for an archive returns its contents. */
export async function keepBalance(company: number, file: File, sending: Sending): Promise<KeptFile> {
  return (await call(keepFile, { params: { id: company }, file, ...sending })).data;
}

export async function inspectKept(
  { fileId, company, path }: KeptSource,
  answers: ReadAnswers,
  signal: AbortSignal,
): Promise<Inspection> {
  const body = { ...(path === undefined ? {} : { path }), ...answers };
  return (await call(inspectKeptFile, { params: { id: company, fileId }, body, signal })).data;
}

/** Stores an inspected file, by its `uploadId`. */
export async function storeBalance(
  company: number,
  body: BodyOf<typeof storeTrialBalance>,
): Promise<StoredTrialBalance> {
  return (await call(storeTrialBalance, { params: { id: company }, body })).data;
}

/** What an inspected file changes in the stored version of its month. */
export function useUploadChanges(company: number, uploadId: string) {
  return useQuery({
    queryKey: ['upload-changes', company, uploadId],
    queryFn: async ({ signal }) => (await call(uploadChanges, { params: { id: company, uploadId }, signal })).data,
    meta: { quiet: true },
  });
}

/** Saves the original file of a balance, by its id, under its own name. */
export function useDownloadOriginal(company: number, fileName: string) {
  const send = (balanceId: string) => download(trialBalanceFile, { params: { id: company, balanceId } }, fileName);
  return useChange({ send });
}
