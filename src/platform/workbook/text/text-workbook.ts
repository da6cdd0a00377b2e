/**
 * A text file (csv, txt), delimited or printed in fixed columns, as a workbook of one sheet. Cells are texts as written: no numbers are guessed here.
 */
import { type Cell, MAX_INFLATED_BYTES, MAX_ROWS, type SheetRow, type Workbook } from '#core/reading/workbook.ts';
import { readHead } from '../cells/sheet-head.ts';
import { cellText } from '../file-budget.ts';
import { refused } from '../unreadable.ts';
import { type FixedColumns, fixedCells, fixedColumns } from './fixed-width.ts';
import { detectSeparator, isDelimited, unusualSeparator } from './separators.ts';
import { unquoted } from './split-lines.ts';
import { decodePieces, detectEncoding, type Encoding, withoutEntities } from './text-encoding.ts';
import { type LineEnd, TextRecords } from './text-records.ts';

/** In texts of fixed columns, which have none: a control character that no report prints. */
const NO_SEPARATOR = '\u0001';
/** Lines in which fixed columns are looked for. */
const SAMPLE_LINES = 600;
/** Dialect of the text; `skip`: a first line that only names the separator (`sep=;`, Excel's own). */
interface Dialect {
  separator: string;
  lineEnd: LineEnd;
  skip: boolean;
  /** Of a text without a separator, or null. */
  fixed: FixedColumns | null;
}

/** Opens text bytes. Throws `UnreadableFile` (`file_too_large`). */
export async function openText(whole: Uint8Array, fileName: string): Promise<Workbook> {
  const bytes = withoutEnd(whole);
  if (bytes.length > MAX_INFLATED_BYTES)
    throw refused('file_too_large', { size: bytes.length, limit: MAX_INFLATED_BYTES });
  const encoding = detectEncoding(bytes);
  const dialect = detectDialect(textOf(bytes, encoding).next().value ?? '');
  const scan = async (visit: (row: SheetRow) => boolean | undefined) => scanText(bytes, encoding, dialect, visit);
  const sheet = { name: '', hidden: false, head: await readHead(scan), scan };
  return { kind: 'text', fileName, sheets: [sheet], text: { encoding, separator: dialect.separator } };
}

/** Programs of DOS end a text with a control character (26). */
function withoutEnd(bytes: Uint8Array): Uint8Array {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 26) end--;
  return end === bytes.length ? bytes : bytes.subarray(0, end);
}

const textOf = (bytes: Uint8Array, encoding: Encoding) => withoutEntities(decodePieces(bytes, encoding));

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
    for (let column = 0; column < used; column++) cells[column] = cellText(unquoted(fields[column]!), at) || null;
    return visit({ number: line, cells });
  });
  for (const piece of textOf(bytes, encoding)) if (!records.push(piece)) return;
  records.push('', true);
}

function detectDialect(sample: string): Dialect {
  const lineEnd = sample.includes('\n') ? '\n' : '\r';
  const declared = /^"?sep=(.)"?\r?[\n\r]/i.exec(sample)?.[1];
  if (declared !== undefined) return { separator: declared, lineEnd, skip: true, fixed: null };
  const isUsual = isDelimited(sample, lineEnd);
  const unusual = isUsual ? undefined : unusualSeparator(sample, lineEnd);
  if (unusual !== undefined) return { separator: unusual, lineEnd, skip: false, fixed: null };
  const fixed = isUsual ? null : fixedColumns(sample.split(lineEnd).slice(0, SAMPLE_LINES));
  const separator = fixed === null ? detectSeparator(sample, lineEnd) : NO_SEPARATOR;
  return { separator, lineEnd, skip: false, fixed };
}
