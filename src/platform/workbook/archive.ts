/** Archives of several files: listing without inflating, and reading one file at a time. */
import { basename } from 'node:path/posix';
import { cleanPath } from '#core/identity/written-name.ts';
import { fileKind } from './file-kind.ts';
import { refused } from './unreadable.ts';
import { findWorkbookPart } from './xlsx/xlsx-parts.ts';
import { readZipDirectory, type ZipArchive } from './zip/zip-directory.ts';
import { inflateWhole } from './zip/zip-inflate.ts';

export interface ArchivedFile {
  /** With folders: `Acme/2026/enero.xlsx`. Cleaned as a name. */
  path: string;
  /** Inflated size in bytes. */
  size: number;
}

/** Files that operating systems add to archives. */
const RUBBISH = /(^|\/)(__macosx\/|\.|~\$|thumbs\.db$|desktop\.ini$)/i;

/**
 * Files of an archive, by path; null when the bytes are a single file (a workbook is a zip too). The directory is
 * checked: sizes, ratio, duplicate and overlapping entries. Throws `UnreadableFile`.
 */
export async function listArchive(bytes: Uint8Array): Promise<ArchivedFile[] | null> {
  if (fileKind(bytes).kind !== 'zip') return null;
  const archive = readZipDirectory(bytes);
  if (archive.entries.has('mimetype') || (await findWorkbookPart(archive)) !== undefined) return null;
  return [...archive.entries.values()]
    .filter(({ path }) => !path.endsWith('/') && !RUBBISH.test(path))
    .map(({ path, size }) => ({ path: cleanPath(path), size }))
    .sort((a, b) => a.path.localeCompare(b.path, 'es'));
}

/**
 * One file of an archive with its base name; `limit` in bytes. Throws `UnreadableFile`, also when there is no such
 * file.
 */
export async function readArchived(
  bytes: Uint8Array,
  path: string,
  limit: number,
): Promise<{ fileName: string; bytes: Buffer }> {
  const archive: ZipArchive = readZipDirectory(bytes);
  const asked = cleanPath(path).toLowerCase();
  const entry = [...archive.entries.values()].find((one) => cleanPath(one.path).toLowerCase() === asked);
  if (entry === undefined) throw refused('file_empty');
  return { fileName: basename(cleanPath(entry.path)), bytes: await inflateWhole(archive, entry, limit) };
}
