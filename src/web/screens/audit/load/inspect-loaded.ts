/** What a file of the loading view is: sent and inspected, or, when it is an archive, kept and opened. */
import { inspectKeptFile, type KeptFile, keepFile } from '#api/balances/kept-files/contract.ts';
import { type Inspection, inspectTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { call } from '../../../data/transport/api.ts';
import type { LoadedFile } from './loaded-files.ts';

/** An archive that the service keeps, and the files in it. */
export interface Unpacked {
  fileId: string;
  files: NonNullable<KeptFile['files']>;
}

const isArchive = (name: string) => /\.zip$/i.test(name);

/** `onProgress` hears the share that has gone up, 0 to 1. */
export async function inspectLoaded(
  { source, company, assign }: LoadedFile,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Inspection | Unpacked> {
  if (source.kind === 'kept') {
    onProgress(1);
    return inspectKept(source, signal);
  }
  const { file } = source;
  const params = { id: company };
  if (isArchive(file.name)) {
    const { data: kept } = await call(keepFile, { params, file, signal, onProgress });
    if (kept.files) return { fileId: kept.id, files: kept.files };
    return inspectKept({ kind: 'kept', fileId: kept.id, company }, signal);
  }
  const query = assign ? { assign } : {};
  return (await call(inspectTrialBalance, { params, query, file, signal, onProgress })).data;
}

async function inspectKept(
  { fileId, company, path }: Extract<LoadedFile['source'], { kind: 'kept' }>,
  signal: AbortSignal,
): Promise<Inspection> {
  const params = { id: company, fileId };
  const body = path === undefined ? {} : { path };
  return (await call(inspectKeptFile, { params, body, signal })).data;
}
