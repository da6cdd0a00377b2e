/** Reads files of the command line: regular ones of a bounded size, never a pipe or a device, which might have no end. */
import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { cliText } from '../text.es.ts';
import { RefusedFile } from './refused-file.ts';

/** Limit of one file, as in the service. */
export const MOST_BYTES = 100 * 1024 ** 2;

/** Throws RefusedFile for what is no regular file, is too large, or cannot be read. */
export function readRegular(path: string): Buffer {
  let file: number | undefined;
  try {
    // A pipe without a writer would be waited for.
    file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const found = fstatSync(file);
    if (!found.isFile()) throw new RefusedFile(cliText.noRegularFile(path));
    if (found.size > MOST_BYTES) throw new RefusedFile(cliText.tooLarge(path, MOST_BYTES / 1024 ** 2));
    return readFileSync(file);
  } catch (error) {
    if (error instanceof RefusedFile) throw error;
    throw refused(path, (error as NodeJS.ErrnoException).code ?? '');
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

function refused(path: string, code: string): RefusedFile {
  // What a socket answers.
  if (code === 'ENXIO') return new RefusedFile(cliText.noRegularFile(path));
  return new RefusedFile(code === 'ENOENT' ? cliText.missingFile(path) : cliText.unreadable(path, code));
}
