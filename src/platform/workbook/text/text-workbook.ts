/** A delimited text file (csv, txt) as a workbook of one sheet. Its cells are texts as written: no number is guessed here. */
import { type Cell, MAX_INFLATED_BYTES, MAX_ROWS, type SheetRow, type Workbook } from '#core/reading/workbook.ts';
import { readHead } from '../cells/sheet-head.ts';
import { refused } from '../unreadable.ts';
import { decodePieces, detectEncoding, type Encoding } from './text-encoding.ts';
import { type LineEnd, TextRecords } from './text-records.ts';

/** In order of preference when two split the lines equally well: a comma is also a decimal mark and part of names. */
const SEPARATORS = ['\t', ';', '|', ','];
const SAMPLE_RECORDS = 200;
/** A separator that gives the same number of fields in this share of the lines is the one, without looking further. */
const ENOUGH = 0.5;
/** The same for one that no amount contains, when the fields are as many as a balance has: titles and feet may be most of the lines. */
const ENOUGH_OF_A_TABLE = 0.25;
const FIELDS_OF_A_TABLE = 5;

/** How to cut the text; `skip` is a first line that only names the separator (`sep=;`, Excel's own). */
interface Dialect {
  separator: string;
  lineEnd: LineEnd;
  skip: boolean;
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
  { separator, lineEnd, skip }: Dialect,
  visit: (row: SheetRow) => boolean | undefined,
): void {
  const cells: Cell[] = [];
  const records = new TextRecords(separator, lineEnd, (fields, line) => {
    if (line > MAX_ROWS) throw refused('too_many_rows', { limit: MAX_ROWS });
    if (skip && line === 1) return true;
    let used = fields.length;
    while (used > 0 && fields[used - 1] === '') used--;
    cells.length = used;
    for (let column = 0; column < used; column++) cells[column] = cellOf(fields[column]!);
    return visit({ number: line, cells });
  });
  for (const piece of decodePieces(bytes, encoding)) if (!records.push(piece)) return;
  records.push('', true);
}

/** `="0123"` is how a file tells Excel to keep a text as it is. */
function cellOf(field: string): Cell {
  if (field.startsWith('="') && field.endsWith('"')) return field.slice(2, -1) || null;
  return field || null;
}

function detectDialect(sample: string): Dialect {
  const lineEnd = sample.includes('\n') ? '\n' : '\r';
  const declared = /^sep=(.)\r?[\n\r]/i.exec(sample)?.[1];
  if (declared !== undefined) return { separator: declared, lineEnd, skip: true };
  return { separator: detectSeparator(sample, lineEnd), lineEnd, skip: false };
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

/** The commonest number of fields, of two or more, and the share of the sample's lines with something in them that have it. */
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
