/** What the terminal says of a start that failed. */
import { StartUpError } from '#platform/start-up-error.ts';
import { text } from '../text.es.ts';

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
  if (!(error instanceof Error) || !('code' in error)) return error;
  // What lies elsewhere is nothing of the folder.
  if ('path' in error && !isOn(String(error.path), folder)) return error;
  return ofDataFolder.get(String(error.code))?.(folder) ?? error;
}

/** Inside the folder, or one that it is to be made in. */
const isOn = (path: string, folder: string) => path.startsWith(folder) || folder.startsWith(path);
