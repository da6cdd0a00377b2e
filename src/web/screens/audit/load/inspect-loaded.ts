/** Sends a file of the loading view: inspected, or, if an archive, kept and expanded. */

import type { KeptFile } from '#api/balances/kept-files/contract.ts';
import type { Inspection } from '#api/balances/trial-balances/contract.ts';
import { inspectBalance, inspectKept, keepBalance } from '../../../data/balances/trial-balances.ts';
import type { LoadedFile } from './loaded-file.ts';

/** An archive kept by the service, and its files. */
export interface Unpacked {
  fileId: string;
  files: NonNullable<KeptFile['files']>;
}

const isArchive = (name: string) => /\.zip$/i.test(name);

/** `onProgress`: uploaded share, 0 to 1. */
export async function inspectLoaded(
  { source, company, assign, answers = {} }: LoadedFile,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Inspection | Unpacked> {
  if (source.kind === 'kept') {
    onProgress(1);
    return inspectKept(source, answers, signal);
  }
  const { file } = source;
  if (!isArchive(file.name)) return inspectBalance(company, file, { assign, answers }, { signal, onProgress });
  const kept = await keepBalance(company, file, { signal, onProgress });
  if (kept.files) return { fileId: kept.id, files: kept.files };
  return inspectKept({ kind: 'kept', fileId: kept.id, company }, answers, signal);
}
