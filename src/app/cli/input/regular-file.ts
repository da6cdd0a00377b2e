/** Reads files of the command line: regular ones of a bounded size, never a pipe or a device, which might have no end. */
import { readFileSync, statSync } from 'node:fs';
import { cliText } from '../text.es.ts';

/** Limit of one file, as in the service. */
export const MOST_BYTES = 100 * 1024 ** 2;

/** Throws a message for what is no regular file, or too large. */
export function readRegular(path: string): Buffer {
  const found = statSync(path);
  if (!found.isFile()) throw new Error(cliText.noRegularFile(path));
  if (found.size > MOST_BYTES) throw new Error(cliText.tooLarge(path, MOST_BYTES / 1024 ** 2));
  return readFileSync(path);
}
