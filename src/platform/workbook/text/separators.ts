/** Which character separates the fields of a text. */
import { type LineEnd, TextRecords } from './text-records.ts';

/** In order of preference on ties: a comma is also a decimal mark and occurs in names. */
const SEPARATORS = ['\t', ';', '|', ','];
/** Characters of names, amounts and lines drawn between rows: none of them separates. */
const NO_SEPARATORS = /[\p{L}\p{M}\p{N}\s"'’.,()\-–/:$%&+_=?°ºª\\<>[\]{}\ufeff\ufffd]/u;
const SAMPLE_RECORDS = 200;
/** Lines in which a rare separator is looked for. */
const SAMPLE_LINES = 600;
/** Minimum share of lines with an equal number of fields that settles a separator at once. */
const ENOUGH = 0.5;
/**
 * The same for a separator that no amount contains, with as many fields as a balance has: titles and footers may be
 * most of the lines.
 */
const ENOUGH_OF_A_TABLE = 0.25;
const FIELDS_OF_A_TABLE = 5;

/** The separator that makes a table of lines that are the only cell of their row; null if none does. */
export function tableSeparator(lines: string): string | null {
  const usual = SEPARATORS.find((separator) => makesTable(lines, separator, '\n'));
  return usual ?? unusualSeparator(lines, '\n') ?? null;
}

/** Whether a separator that no amount contains makes a table of the text. */
export function isDelimited(sample: string, lineEnd: LineEnd): boolean {
  return SEPARATORS.some((separator) => separator !== ',' && makesTable(sample, separator, lineEnd));
}

function makesTable(sample: string, separator: string, lineEnd: LineEnd): boolean {
  const { share, fields } = evenness(sample, separator, lineEnd);
  return fields >= FIELDS_OF_A_TABLE && share >= ENOUGH_OF_A_TABLE;
}

/** Another separator that makes a table where the usual ones do not: `^`, `~`, `¬`, `#`; undefined if none does. */
export function unusualSeparator(sample: string, lineEnd: LineEnd): string | undefined {
  const lines = sample.split(lineEnd, SAMPLE_LINES).join(lineEnd);
  const symbols = [...new Set(lines)].filter((symbol) => symbol.length === 1 && !NO_SEPARATORS.test(symbol));
  return symbols.find((symbol) => !SEPARATORS.includes(symbol) && makesTable(lines, symbol, lineEnd));
}

/** The separator that splits the first lines most evenly. */
export function detectSeparator(sample: string, lineEnd: LineEnd): string {
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
