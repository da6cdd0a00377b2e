/** An OpenDocument spreadsheet: one XML with all tables, pull-parsed without a tree. */
import type { Sheet, SheetRow, Workbook } from '#core/reading/workbook.ts';
import { readHead } from '../cells/sheet-head.ts';
import type { ReadOptions } from '../cells/shown-percentage.ts';
import { damaged, refused } from '../unreadable.ts';
import { readPart } from '../xlsx/xlsx-parts.ts';
import { XmlCursor } from '../xml/xml-cursor.ts';
import type { ZipArchive } from '../zip/zip-directory.ts';
import { scanTable, type Table } from './ods-table.ts';

/** Held in memory while the workbook is open. */
const MAX_CONTENT_BYTES = 256 * 1024 ** 2;
const MAX_SHEETS = 256;

/** Opens an ODS archive. Throws `UnreadableFile`. */
export async function openOds(archive: ZipArchive, fileName: string, options: ReadOptions = {}): Promise<Workbook> {
  if (archive.entries.has('meta-inf/manifest.xml')) {
    const manifest = await readPart(archive, 'META-INF/manifest.xml');
    if (manifest.includes('encryption-data')) throw refused('file_password');
  }
  const content = await readPart(archive, 'content.xml', MAX_CONTENT_BYTES);
  const sheets: Sheet[] = [];
  const tables = findTables(content);
  if (tables.length === 0 || tables.length > MAX_SHEETS) throw damaged('content.xml');
  for (const table of tables) {
    const { name, hidden } = table;
    const scan = async (visit: (row: SheetRow) => boolean | undefined) =>
      scanTable(content, { ...table, ...options }, archive.budget, visit);
    sheets.push({ name, hidden, head: await readHead(scan), scan });
  }
  return { kind: 'ods', fileName, sheets };
}

/** Tables of the document with their visibility, which is in their style. A table inside a cell is not a sheet. */
function findTables(content: Buffer): Table[] {
  const cursor = new XmlCursor(content, 'content.xml');
  const hiddenStyles = new Set<string>();
  const tables: Table[] = [];
  let style = '';
  let depth = 0;
  for (let token = cursor.next(); token !== 'end'; token = cursor.next()) {
    if (token === 'text') continue;
    if (cursor.name === 'table' && !cursor.empty) depth += token === 'open' ? 1 : -1;
    if (token === 'close') continue;
    if (cursor.name === 'style') style = cursor.attribute('name') ?? '';
    if (cursor.name === 'table-properties' && cursor.attribute('display') === 'false') hiddenStyles.add(style);
    if (cursor.name === 'table' && depth === 1 && !cursor.empty) {
      const hidden = hiddenStyles.has(cursor.attribute('style-name') ?? '');
      tables.push({ name: cursor.attribute('name') ?? '', hidden, start: cursor.position });
    }
  }
  return tables;
}
