/**
 * A text file (csv, txt), delimited or printed in fixed columns, as a workbook of one sheet. Cells are texts as written: no numbers are guessed here.
 */
import { type Cell, MAX_INFLATED_BYTES, MAX_ROWS, type SheetRow, type Workbook } from '#core/reading/workbook.ts';
import { readHead } from '../cells/sheet-head.ts';
import { cellText } from '../file-budget.ts';
import { refused } from '../unreadable.ts';
import { type FixedColumns, fixedCells, fixedColumns } from './fixed-width.ts';
import { decodePieces, detectEncoding, type Encoding } from './text-encoding.ts';
import { type LineEnd, TextRecords } from './text-records.ts';

/** In order of preference on ties: a comma is also a decimal mark and occurs in names. */
const SEPARATORS = ['\t', ';', '|', ','];
/** In texts of fixed columns, which have none: a control character that no report prints. */
const NO_SEPARATOR = '\u0001';
const SAMPLE_RECORDS = 200;
/** Lines in which fixed columns are looked for. */
const SAMPLE_LINES = 600;
/** Minimum share of lines with an equal number of fields that settles a separator at once. */
const ENOUGH = 0.5;
/**
 * The same for a separator that no amount contains, with as many fields as a balance has: titles and footers may be
 * most of the lines.
 */
const ENOUGH_OF_A_TABLE = 0.25;
const FIELDS_OF_A_TABLE = 5;

/** Dialect of the text; `skip`: a first line that only names the separator (`sep=;`, Excel's own). */
interface Dialect {
  separator: string;
  lineEnd: LineEnd;
  skip: boolean;
  /** Of a text without a separator, or null. */
  fixed: FixedColumns | null;
}

/** Opens text bytes. Throws `UnreadableFile` (`file_too_large`). */
export async function openText(bytes: Uint8Array, fileName: string): Promise<Workbook> {
  if (bytes.length > MAX_INFLATED_BYTES)
    throw refused('file_too_large', { size: bytes.length, limit: MAX_INFLATED_BYTES });
  const encoding = detectEncoding(bytes);
  const dialect = detectDialect(decodePieces(bytes, encoding).next().value ?? '');
  const scan = async (visit: (row: SheetRow) => boolean | undefined) => scanText(bytes, encoding, dialect, visit);
  const sheet = { name: '', hidden: false, head: await readHead(scan), scan };
  return { kind: 'text', fileName, sheets: [sheet], text: { encoding, separator: dialect.separator } };
}

function scanText(
  bytes: Uint8Array,
  encoding: Encoding,
  { separator, lineEnd, skip, fixed }: Dialect,
  visit: (row: SheetRow) => boolean | undefined,
): void {
  const cells: Cell[] = [];
  const at = { place: { row: 0 } };
  const records = new TextRecords(separator, lineEnd, (whole, line) => {
    if (line > MAX_ROWS) throw refused('too_many_rows', { limit: MAX_ROWS });
    if (skip && line === 1) return true;
    const fields = fixed === null ? whole : fixedCells(whole[0]!, fixed);
    let used = fields.length;
    while (used > 0 && fields[used - 1] === '') used--;
    cells.length = used;
    at.place.row = line;
    for (let column = 0; column < used; column++) cells[column] = cellText(cellOf(fields[column]!), at) || null;
    return visit({ number: line, cells });
  });
  for (const piece of decodePieces(bytes, encoding)) if (!records.push(piece)) return;
  records.push('', true);
}

/** `="0123"` is an export idiom that makes Excel keep text. */
function cellOf(field: string): string {
  return field.startsWith('="') && field.endsWith('"') ? field.slice(2, -1) : field;
}

function detectDialect(sample: string): Dialect {
  const lineEnd = sample.includes('\n') ? '\n' : '\r';
  const declared = /^sep=(.)\r?[\n\r]/i.exec(sample)?.[1];
  if (declared !== undefined) return { separator: declared, lineEnd, skip: true, fixed: null };
  const fixed = isDelimited(sample, lineEnd) ? null : fixedColumns(sample.split(lineEnd).slice(0, SAMPLE_LINES));
  const separator = fixed === null ? detectSeparator(sample, lineEnd) : NO_SEPARATOR;
  return { separator, lineEnd, skip: false, fixed };
}

/** Whether a separator that no amount contains makes a table of the text. */
function isDelimited(sample: string, lineEnd: LineEnd): boolean {
  return SEPARATORS.some((separator) => {
    if (separator === ',') return false;
    const { share, fields } = evenness(sample, separator, lineEnd);
    return fields >= FIELDS_OF_A_TABLE && share >= ENOUGH_OF_A_TABLE;
  });
}

/** The separator that splits the first lines most evenly. */
function detectSeparator(sample: string, lineEnd: LineEnd): string {
  let best = SEPARATORS[0]!;
  let bestShare = 0;
  for (const separator of SEPARATORS) {
    const { share, fields } = evenness(sample, separator, lineEnd);
    const isTable = separator !== ',' && fields >= FIELDS_OF_A_TABLE;
    if (share >= (isTable ? ENOUGH_OF_A_TABLE : ENOUGH)) return separator;
    if (share > bestShare) {
      best = separator;
      bestShare = share;
    }
  }
  return bestShare > 0 ? best : ';';
}

/** The most frequent number of fields (two or more), and its share of the non-empty sample lines. */
function evenness(sample: string, separator: string, lineEnd: LineEnd): { share: number; fields: number } {
  const byFields = new Map<number, number>();
  let total = 0;
  const records = new TextRecords(separator, lineEnd, (fields) => {
    if (fields.length === 1 && fields[0] === '') return true;
    byFields.set(fields.length, (byFields.get(fields.length) ?? 0) + 1);
    return ++total < SAMPLE_RECORDS;
  });
  records.push(sample, true);
  byFields.delete(1);
  const [fields, lines] = [...byFields].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0]);
  return { share: total === 0 ? 0 : lines / total, fields };
}
