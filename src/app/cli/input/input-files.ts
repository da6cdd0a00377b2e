/** Input of the command line: files, folders (recursively), archives. Each with a display name. */
import { readdirSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { oneLine } from '#core/reading/cells/name-text.ts';
import { UnreadableFile } from '#core/reading/read-issue.ts';
import { listArchive, readArchived } from '#platform/workbook/archive.ts';
import { cliText } from '../text.es.ts';
import { MOST_BYTES, readRegular } from './regular-file.ts';

const EXTENSIONS = new Set(['.xlsx', '.xlsm', '.xls', '.ods', '.csv', '.txt', '.tsv', '.zip']);

export interface InputFile {
  /** Display name, also inside an archive: `todo.zip/Norte/enero.xlsx`. */
  label: string;
  /** Base name, which may contain the month. */
  name: string;
  /** Throws `UnreadableFile`. */
  read(): Promise<Uint8Array>;
}

/** Files of the arguments; those of folders and archives by name. Throws a message when one does not exist. */
export async function expandPaths(paths: readonly string[]): Promise<InputFile[]> {
  const files: InputFile[] = [];
  for (const path of paths) {
    const found = kindOf(path);
    if (found === null) throw new Error(cliText.missingFile(path));
    if (found === 'folder') files.push(...(await ofFolder(path)));
    else files.push(...(await unpacked(path)));
  }
  return files;
}

/** Null: there is none. Throws a message for what is neither. */
function kindOf(path: string): 'folder' | 'file' | null {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return null;
  if (!found.isFile() && !found.isDirectory()) throw new Error(cliText.noRegularFile(path));
  return found.isDirectory() ? 'folder' : 'file';
}

async function ofFolder(folder: string): Promise<InputFile[]> {
  const entries = readdirSync(folder, { withFileTypes: true });
  const files: InputFile[] = [];
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (/^(\.|~\$|__MACOSX$)/.test(entry.name)) continue;
    if (entry.isDirectory()) files.push(...(await ofFolder(path)));
    else if (EXTENSIONS.has(extname(entry.name).toLowerCase())) files.push(...(await unpacked(path)));
  }
  return files;
}

/** The file itself, or its contents. An archive that cannot be opened fails when it is read. */
async function unpacked(path: string): Promise<InputFile[]> {
  const plain: InputFile = { label: oneLine(path), name: basename(path), read: async () => readRegular(path) };
  if (extname(path).toLowerCase() !== '.zip') return [plain];
  const bytes = readRegular(path);
  try {
    const files = await listArchive(bytes);
    if (files === null) return [plain];
    return files.map((file) => ({
      label: oneLine(`${path}/${file.path}`),
      name: basename(file.path),
      read: async () => (await readArchived(bytes, file.path, MOST_BYTES)).bytes,
    }));
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return [{ ...plain, read: () => Promise.reject(error) }];
  }
}
