/** An OpenDocument spreadsheet: checked here, read by hucre. */
import { readOds } from 'hucre/ods';
import type { Sheet, SheetRow, Workbook } from '#core/workbook.ts';
import { checkEntries } from './hucre-xlsx.ts';
import { readHead } from './sheet-head.ts';
import { asUnreadable, refused } from './unreadable.ts';
import { scanRows } from './xls-workbook.ts';
import { readPart } from './xlsx-parts.ts';
import type { ZipArchive } from './zip-directory.ts';

/** Type of an OpenDocument spreadsheet, as its `mimetype` entry says. */
export const ODS_TYPE = 'application/vnd.oasis.opendocument.spreadsheet';

/** Its XML is read as one text, several times its size in memory. */
const MAX_CONTENT_BYTES = 128 * 1024 ** 2;

/** Opens the archive of an ODS. Throws `UnreadableFile`. */
export async function openOds(archive: ZipArchive, fileName: string): Promise<Workbook> {
  if (archive.entries.has('meta-inf/manifest.xml')) {
    const manifest = await readPart(archive, 'META-INF/manifest.xml');
    if (manifest.includes('encryption-data')) throw refused('file_password');
  }
  await readPart(archive, 'content.xml', MAX_CONTENT_BYTES);
  await checkEntries(archive);
  const workbook = await readOds(archive.bytes).catch((error: unknown) => {
    throw asUnreadable(error, 'content.xml');
  });
  const sheets: Sheet[] = [];
  for (const { name, rows, hidden } of workbook.sheets) {
    const scan = async (visit: (row: SheetRow) => boolean | undefined) => scanRows(rows, visit);
    sheets.push({ name, hidden: hidden ?? false, head: await readHead(scan), scan });
  }
  return { kind: 'ods', fileName, sheets };
}
