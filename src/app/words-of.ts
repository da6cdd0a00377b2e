/** What the terminal says of a start that failed. */
import { StartUpError } from '#platform/start-up-error.ts';
import { text } from './text.es.ts';

/** By code of a system call: what the operator can mend in the data folder. */
const ofDataFolder = new Map<string, (folder: string) => string>([
  ['EROFS', text.folderReadOnly],
  ['EACCES', text.folderForbidden],
  ['EPERM', text.folderForbidden],
  ['ENOSPC', text.folderFull],
  ['EDQUOT', text.folderFull],
]);

/** A sentence in Spanish for what was foreseen, and the error itself for a defect. `folder`: that of the data. */
export function wordsOf(error: unknown, folder: string): unknown {
  if (error instanceof StartUpError) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return ofDataFolder.get(code)?.(folder) ?? error;
}
