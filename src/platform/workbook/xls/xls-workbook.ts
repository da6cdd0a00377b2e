/** Legacy Excel files (`.xls`): records are checked here, hucre reads the cells. */

import type { CellValue } from 'hucre';
import { readXls } from 'hucre/xlsx';
import { lookUp } from '#core/dictionary/look-up.ts';
import type { Sheet, SheetRow, Workbook } from '#core/reading/workbook.ts';
import { readHead } from '../cells/sheet-head.ts';
import { type ReadOptions, shownPercentage } from '../cells/shown-percentage.ts';
import { asUnreadable, damaged, refused } from '../unreadable.ts';
import { toCells } from '../xlsx/hucre-cells.ts';
import { readOle2 } from './ole2.ts';
import { cellKey, percentCells } from './percent-cells.ts';
import { ole2WithStream } from './write-ole2.ts';

const BOF = 0x0809;
const EOF = 0x000a;
const FILEPASS = 0x002f;
const BOUNDSHEET = 0x0085;
const BIFF8 = 0x0600;

/** Other OLE2 files, by a stream that each contains. */
const OTHERS: Record<string, string> = { WordDocument: 'word', 'PowerPoint Document': 'presentation' };

/** Opens an OLE2 file. Throws `UnreadableFile`: `file_password` for both kinds of protection, `file_not_spreadsheet`… */
export async function openXls(
  bytes: Uint8Array,
  fileName: string,
  { percentagesAsShown = false }: ReadOptions = {},
): Promise<Workbook> {
  const file = readOle2(bytes);
  if (file.names.includes('EncryptedPackage') || file.names.includes('EncryptionInfo')) throw refused('file_password');
  const stream = ['Workbook', 'Book'].find((name) => file.names.includes(name));
  if (stream === undefined) {
    const other = file.names.find((name) => Object.hasOwn(OTHERS, name));
    throw refused('file_not_spreadsheet', { kind: other === undefined ? 'binary' : lookUp(OTHERS, other)! });
  }
  const records = file.stream(stream);
  const hidden = checkRecords(records);
  const percents = percentagesAsShown ? percentCells(records) : [];
  const workbook = await readXls(ole2WithStream(stream, records)).catch((error: unknown) => {
    throw asUnreadable(error, 'workbook');
  });
  const sheets: Sheet[] = [];
  for (const [index, { name, rows }] of workbook.sheets.entries()) {
    const scan = async (visit: (row: SheetRow) => boolean | undefined) => scanRows(rows, visit, percents[index]);
    sheets.push({ name, hidden: hidden[index] ?? false, head: await readHead(scan), scan });
  }
  return { kind: 'xls', fileName, sheets };
}

/** Visits rows in memory; hucre leaves holes for missing rows. */
function scanRows(
  rows: readonly (CellValue[] | undefined)[],
  visit: (row: SheetRow) => boolean | undefined,
  percents: ReadonlySet<string> = new Set(),
): void {
  const shown = (value: CellValue, place: string) =>
    typeof value === 'number' && percents.has(place) ? shownPercentage(value) : value;
  for (let index = 0; index < rows.length; index++) {
    const stored = rows[index];
    const row = percents.size === 0 ? stored : stored?.map((value, column) => shown(value, cellKey(index, column)));
    if (row !== undefined && visit({ number: index + 1, cells: toCells(row) }) === false) return;
  }
}

/**
 * Checks the records: Excel 97 or later, no password, every part complete. Returns the visibility of each sheet (true:
 * hidden).
 */
function checkRecords(stream: Uint8Array): boolean[] {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  const hidden: boolean[] = [];
  const starts = new Set<number>();
  let depth = 0;
  let parts = 0;
  /** Where each part begins: a sheet that begins anywhere else would read records of another one again. */
  const begins = new Set<number>();
  for (let at = 0; at + 4 <= stream.length; ) {
    const id = view.getUint16(at, true);
    const length = view.getUint16(at + 2, true);
    if (id === 0 && length === 0) break;
    if (at + 4 + length > stream.length) throw refused('file_truncated');
    if (id === BOF) {
      if (depth++ === 0) {
        parts++;
        begins.add(at);
      }
      if (parts === 1 && (length < 2 || view.getUint16(at + 4, true) !== BIFF8))
        throw refused('file_not_spreadsheet', { kind: 'excel_old' });
    }
    if (parts === 0) throw damaged('workbook');
    if (id === EOF) depth--;
    if (id === FILEPASS) throw refused('file_password');
    if (id === BOUNDSHEET && length >= 6) {
      hidden.push((view.getUint8(at + 8) & 3) !== 0);
      starts.add(view.getUint32(at + 4, true));
    }
    at += 4 + length;
  }
  if (depth > 0 || parts <= hidden.length) throw refused('file_truncated');
  if (hidden.length === 0 || starts.size < hidden.length) throw damaged('workbook');
  if ([...starts].some((start) => !begins.has(start))) throw damaged('workbook');
  return hidden;
}
