/**
 * A copy of the first rows of a file that may be shown to others: no names, ids or amounts. Text files keep their
 * encoding, separators and padding; workbooks of any kind become xlsx.
 */

import { CellMask, type MaskedRow, maskedText } from '#core/columns/anonymous/mask-cells.ts';
import { guessMapping } from '#core/columns/guess-mapping.es.ts';
import { type Cell, columnLetters, HEAD_ROWS, type Sheet } from '#core/reading/workbook.ts';
import { openWorkbook } from './open-workbook.ts';
import { decodePieces } from './text/text-encoding.ts';
import { writeWorkbook } from './xlsx/write-workbook.ts';

export interface AnonymousCopy {
  bytes: Uint8Array;
  extension: 'xlsx' | 'csv' | 'txt';
  /** Letters of the columns whose headers have words that were masked, as they are not known. */
  masked: string[];
}

/** Throws `UnreadableFile`. */
export async function anonymousCopy(bytes: Uint8Array, fileName: string): Promise<AnonymousCopy> {
  const { sheets, text } = await openWorkbook(bytes, fileName);
  if (text) return textCopy(bytes, text, sheets[0]!);
  const masked = sheets.map((sheet) => ({ sheet, rows: maskRows(sheet) }));
  const written = masked.map(({ sheet, rows }, index) => ({
    name: sheetName(sheet.name, index),
    rows: placed(rows),
  }));
  const headers = masked.flatMap(({ sheet, rows }) =>
    maskedHeaders(
      sheet.head.map(({ cells }) => cells),
      rows,
    ),
  );
  return { bytes: await writeWorkbook(written), extension: 'xlsx', masked: [...new Set(headers)] };
}

function maskRows({ head, ...sheet }: Sheet): MaskedRow[] {
  const mask = new CellMask(head, head.length === 0 ? [] : guessMapping({ head, ...sheet }).code);
  return head.map((row) => mask.row(row));
}

/** In the row of the sheet in which they were. */
function placed(rows: readonly MaskedRow[]): Cell[][] {
  const sheet: Cell[][] = Array.from({ length: rows.at(-1)?.number ?? 0 }, () => []);
  for (const { number, cells } of rows) sheet[number - 1] = cells;
  return sheet;
}

/** A name of its own, within the characters and the length that Excel takes. */
function sheetName(name: string, index: number): string {
  if (/^(?:hoja|sheet) ?\d{1,2}$/i.test(name.trim())) return name;
  return `${index + 1} ${maskedText(name, 'title')}`.slice(0, 31);
}

function textCopy(
  bytes: Uint8Array,
  { encoding, separator }: NonNullable<Awaited<ReturnType<typeof openWorkbook>>['text']>,
  sheet: Sheet,
): AnonymousCopy {
  const [first = ''] = decodePieces(bytes, encoding);
  const lineEnd = first.includes('\n') ? '\n' : '\r';
  const lines = first.split(lineEnd).slice(0, HEAD_ROWS);
  const isFixed = separator < ' ' && separator !== '\t';
  const between = isFixed ? /( {2,})/ : new RegExp(`([${separator === '\\' ? '\\\\' : separator}])`);
  const rows = lines.map((line, index) => {
    const parts = line.split(between);
    return {
      number: index + 1,
      cells: parts.filter((_, at) => at % 2 === 0),
      gaps: parts.filter((_, at) => at % 2 === 1),
    };
  });
  const mask = new CellMask(rows, isFixed ? [] : guessMapping(sheet).code);
  const masked = rows.map((row) => ({ ...mask.row(row), gaps: row.gaps }));
  const text = masked
    .map(({ cells, gaps }) => cells.map((cell, at) => `${cell}${gaps[at] ?? ''}`).join(''))
    .join(lineEnd);
  return {
    bytes: encoded(text, encoding, bytes),
    extension: isFixed ? 'txt' : 'csv',
    masked: isFixed
      ? []
      : maskedHeaders(
          rows.map(({ cells }) => cells),
          masked,
        ),
  };
}

/** In the encoding of the file, with its mark of byte order; the accents of DOS as those of Windows. */
function encoded(text: string, encoding: string, { 0: first, 1: second }: Uint8Array): Uint8Array {
  if (encoding === 'utf-16le') return Buffer.from(`\ufeff${text}`, 'utf16le');
  if (encoding === 'utf-16be') return Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  const hasMark = first === 0xef && second === 0xbb;
  return encoding === 'utf-8'
    ? Buffer.from(hasMark ? `\ufeff${text}` : text)
    : Buffer.from(text.replace(/[^\0-\xff]/g, likeIt), 'latin1');
}

function likeIt(unit: string): string {
  return /\s/.test(unit) ? ' ' : '-';
}

function maskedHeaders(written: readonly (readonly Cell[])[], rows: readonly MaskedRow[]): string[] {
  return rows.flatMap(({ cells, zone }, row) =>
    zone === 'header' ? cells.flatMap((cell, at) => (cell === written[row]![at] ? [] : [columnLetters(at)])) : [],
  );
}
