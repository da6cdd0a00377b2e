/** Excel 2003 XML ("XML Spreadsheet"), which programs save with an .xls extension: sheets, rows and cells. */
import { type Cell, MAX_ROWS, type Sheet, type Workbook } from '#core/reading/workbook.ts';
import { numberFromBytes } from '../cells/number-bytes.ts';
import { RowBuilder, type Visit } from '../cells/row-builder.ts';
import { readHead } from '../cells/sheet-head.ts';
import { isPercentFormat, type ReadOptions, shownPercentage } from '../cells/shown-percentage.ts';
import { cellText, FileBudget, joinText } from '../file-budget.ts';
import { decodePieces, detectEncoding } from '../text/text-encoding.ts';
import { damaged, refused } from '../unreadable.ts';
import { XmlCursor } from '../xml/xml-cursor.ts';

/** Held in memory while the workbook is open. */
const MAX_XML_BYTES = 256 * 1024 ** 2;
const MAX_SHEETS = 256;
const PART = 'workbook';

interface Table {
  name: string;
  hidden: boolean;
  /** Offset just after the opening tag of the rows; −1 for a sheet without rows. */
  start: number;
}

/** Opens the bytes of such a file. Throws `UnreadableFile`. */
export async function openSpreadsheetXml(
  bytes: Uint8Array,
  fileName: string,
  { percentagesAsShown = false }: ReadOptions = {},
): Promise<Workbook> {
  if (bytes.length > MAX_XML_BYTES) throw refused('file_too_large', { size: bytes.length, limit: MAX_XML_BYTES });
  const encoding = detectEncoding(bytes);
  const xml =
    encoding === 'utf-8'
      ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
      : Buffer.from([...decodePieces(bytes, encoding)].join(''));
  const sheets: Sheet[] = [];
  const budget = new FileBudget();
  const percents = percentagesAsShown ? percentStyles(xml) : new Set<string>();
  const tables = findTables(xml);
  if (tables.length === 0 || tables.length > MAX_SHEETS) throw damaged(PART);
  for (const { name, hidden, start } of tables) {
    const scan = async (visit: Visit) =>
      scanRows(xml, start, { row: new RowBuilder(name, visit, budget), percents }, name);
    sheets.push({ name, hidden, head: await readHead(scan), scan });
  }
  return { kind: 'xml', fileName, sheets };
}

/** Visibility is declared after the rows, so one pass over the whole document is needed. */
function findTables(xml: Buffer): Table[] {
  const cursor = new XmlCursor(xml, PART);
  const tables: Table[] = [];
  let inVisible = false;
  for (let token = cursor.next(); token !== 'end'; token = cursor.next()) {
    if (token === 'text') {
      if (inVisible && /hidden/i.test(cursor.text())) tables.at(-1)!.hidden = true;
      continue;
    }
    const opens = token === 'open';
    if (cursor.name === 'Worksheet' && opens)
      tables.push({ name: cursor.attribute('Name') ?? '', hidden: false, start: -1 });
    else if (cursor.name === 'Table' && opens && !cursor.empty && tables.at(-1)?.start === -1)
      tables.at(-1)!.start = cursor.position;
    else if (cursor.name === 'Visible') inVisible = opens && !cursor.empty && tables.length > 0;
  }
  return tables;
}

/** Styles whose numbers are shown as percentages. */
function percentStyles(xml: Buffer): Set<string> {
  const cursor = new XmlCursor(xml, PART);
  const styles = new Set<string>();
  let style = '';
  for (let token = cursor.next(); token !== 'end'; token = cursor.next()) {
    if (token !== 'open') continue;
    if (cursor.name === 'Worksheet') break;
    if (cursor.name === 'Style') style = cursor.attribute('ID') ?? '';
    const format = cursor.name === 'NumberFormat' ? (cursor.attribute('Format') ?? '') : '';
    if (format === 'Percent' || isPercentFormat(format)) styles.add(style);
  }
  return styles;
}

interface RowTarget {
  row: RowBuilder;
  /** Styles of percentages that are told as shown. */
  percents: ReadonlySet<string>;
}

function scanRows(xml: Buffer, start: number, target: RowTarget, sheet: string): void {
  const { row } = target;
  if (start < 0) return;
  const cursor = new XmlCursor(xml, PART, start);
  /** Number of the last row, including those skipped by `Span`. */
  let number = 0;
  for (let token = cursor.next(); token !== 'end'; token = cursor.next()) {
    if (token === 'close' && cursor.name === 'Table') return;
    if (token !== 'open' || cursor.name !== 'Row') continue;
    const index = wholeOf(cursor, 'Index');
    number = index > 0 ? index : number + 1;
    const span = wholeOf(cursor, 'Span');
    if (number > MAX_ROWS) throw refused('too_many_rows', { limit: MAX_ROWS });
    row.open(number);
    if (!cursor.empty) readRow(cursor, target);
    row.close();
    if (row.stopped) return;
    number += span;
  }
  throw damaged(PART, { sheet, row: number });
}

function readRow(cursor: XmlCursor, { row, percents }: RowTarget): void {
  let next = 0;
  for (let token = cursor.next(); token !== 'end'; token = cursor.next()) {
    if (token === 'close' && cursor.name === 'Row') return;
    if (token !== 'open' || cursor.name !== 'Cell') continue;
    const index = wholeOf(cursor, 'Index');
    const column = index > 0 ? index - 1 : next;
    next = column + 1 + wholeOf(cursor, 'MergeAcross');
    const isPercentage = percents.size > 0 && percents.has(cursor.attribute('StyleID') ?? '');
    const value = cursor.empty ? null : readCell(cursor, row);
    row.keep(column, isPercentage && typeof value === 'number' ? shownPercentage(value) : value);
  }
}

/** Value of a cell up to its closing tag; the data of a comment is not the cell's. */
function readCell(cursor: XmlCursor, row: RowBuilder): Cell {
  let type = '';
  let text = '';
  let inData = false;
  let inComment = false;
  for (let token = cursor.next(); token !== 'end'; token = cursor.next()) {
    if (token === 'text') {
      if (inData && !inComment) text = joinText(text, cursor.text(), row);
      continue;
    }
    const opens = token === 'open' && !cursor.empty;
    if (token === 'close' && cursor.name === 'Cell') return dataOf(type, cellText(text, row));
    if (cursor.name === 'Comment') inComment = opens;
    else if (cursor.name === 'Data' && !inComment) {
      inData = opens;
      if (opens) type = cursor.attribute('Type') ?? '';
    }
  }
  return null;
}

function dataOf(type: string, text: string): Cell {
  if (type === 'Number') {
    const bytes = Buffer.from(text);
    return numberFromBytes(bytes, 0, bytes.length);
  }
  if (type === 'Boolean') return text.trim() === '1';
  if (type === 'DateTime') return text.replace(/T00:00:00(\.0+)?$/, '').slice(0, 19) || null;
  return text || null;
}

/** Integer value of an attribute; 0 if absent. */
function wholeOf(cursor: XmlCursor, name: string): number {
  const value = Number(cursor.attribute(name) ?? 0);
  return Number.isSafeInteger(value) && value > 0 ? value : 0;
}
