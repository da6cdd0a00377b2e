/** Trial balances on their way to the service: sent, inspected, kept and stored. Each call rejects with the server's failure. */
import { inspectKeptFile, keepFile } from '#api/balances/kept-files/calls.gen.ts';
import type { KeptFile } from '#api/balances/kept-files/contract.ts';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/calls.gen.ts';
import type { Inspection, StoredTrialBalance } from '#api/balances/trial-balances/contract.ts';
import type { BodyOf } from '#core/call/endpoint.ts';
import { call } from '../transport/api.ts';

/** A file that the service keeps for an hour, perhaps one of an archive. */
export interface KeptSource {
  kind: 'kept';
  fileId: string;
  /** Of the page that it was sent from. */
  company: number;
  path?: string;
}

/** Where the bytes of a file are: here, or at the service. */
export type FileSource = { kind: 'here'; file: File } | KeptSource;

export interface Sending {
  signal: AbortSignal;
  /** Hears the share that has gone up, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** `assign`: the service finds the company by its NIT. */
export async function inspectBalance(
  company: number,
  file: File,
  assign: boolean,
  sending: Sending,
): Promise<Inspection> {
  const query = assign ? { assign } : {};
  return (await call(inspectTrialBalance, { params: { id: company }, query, file, ...sending })).data;
}

/** Sends a file for the service to keep; of an archive it says the files in it. */
export async function keepBalance(company: number, file: File, sending: Sending): Promise<KeptFile> {
  return (await call(keepFile, { params: { id: company }, file, ...sending })).data;
}

export async function inspectKept({ fileId, company, path }: KeptSource, signal: AbortSignal): Promise<Inspection> {
  const body = path === undefined ? {} : { path };
  return (await call(inspectKeptFile, { params: { id: company, fileId }, body, signal })).data;
}

/** Stores what was inspected, by its `uploadId`. */
export async function storeBalance(
  company: number,
  body: BodyOf<typeof storeTrialBalance>,
): Promise<StoredTrialBalance> {
  return (await call(storeTrialBalance, { params: { id: company }, body })).data;
}
