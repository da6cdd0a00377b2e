/** Where `--xlsx` is to be written, checked before the files are read: reading takes long. */
import { accessSync, constants, statSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import { cliText } from './text.es.ts';

/** What is wrong with the path, or null. */
export function wrongOutput(path: string | undefined): string | null {
  if (path === undefined) return null;
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return cliText.outputIsFolder(path);
  if (extname(path).toLowerCase() !== '.xlsx') return cliText.outputName(path);
  const folder = dirname(path);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return cliText.outputWithoutFolder(folder);
  try {
    accessSync(folder, constants.W_OK);
    return null;
  } catch {
    return cliText.outputRefused(folder);
  }
}
