/**
 * Two books side by side: the four amounts are named twice in the row of headers, under the name of each book. What is
 * taken is the answer's; a year to date, a budget or another currency beside the month is no second book.
 */
import { type Period, periodKey } from '#core/calendar/period.ts';
import { periodsIn } from '#core/calendar/periods-in.es.ts';
import { type AmountField, amountFields, type Columns, type Detection } from '../format.ts';
import { matchHeaders, plainText } from '../headers/header-row.ts';
import { text } from '../rows/raw-rows.ts';
import { type Cell, columnLetters, type SheetRow } from '../workbook.ts';
import { currencyOf } from './unit-words.es.ts';

type Amounts = Record<AmountField, number>;

export interface Book {
  /** As the file writes it, or the letters of its columns. */
  name: string;
  columns: Amounts;
  /** Months that its name has. */
  months: readonly Period[];
}

/** What is no book of its own beside a month. */
const NO_BOOK = /acumulad|presupuest|ejecutad|\bano\b|anual|year to date|\bytd\b|variacion|comparativ|promedio/;
/** Words that tell the headers of one book from those of another. */
const BOOK_WORDS =
  /\b(?:libro|niif|nif|ifrs|fiscal(?:es)?|colgaap|col gaap|gaap|local(?:es)?|tributari[oa]s?|contables?|oficial|plenas?|pymes?|norma|internacional(?:es)?)\b/g;

/** The books of a table, in order of columns; one for a table with one set of amounts. */
export function booksBeside({ sheet, headerRow, columns }: Pick<Detection, 'sheet' | 'headerRow' | 'columns'>): Book[] {
  const own = amountsOf(columns);
  const at = sheet.head.findIndex(({ number }) => number === headerRow);
  const cells = sheet.head[at]?.cells;
  if (own === null || cells === undefined) return [];
  const sets = [own];
  const left: Cell[] = cells.map((cell) => plainText(cell).replace(BOOK_WORDS, ' ').trim());
  const taken = Object.values(columns);
  for (const column of taken) left[column] = null;
  for (;;) {
    const next = amountsOf(matchHeaders(left));
    if (next === null) break;
    if (sets.every((set) => !areSame(set, next, sheet.head.slice(at + 1)))) sets.push(next);
    for (const column of Object.values(next)) left[column] = null;
  }
  if (sets.length < 2) return [];
  const rowsAbove = sheet.head.slice(Math.max(0, at - 2), at).map(({ cells }) => cells);
  const sorted = sets.toSorted((a, b) => firstOf(a) - firstOf(b));
  return sorted.map((set, index) => bookOf(set, sorted[index - 1], cells, rowsAbove));
}

/** Whether two sets of columns hold the same: one book printed twice. */
function areSame(one: Amounts, other: Amounts, below: readonly SheetRow[]): boolean {
  return below.every(({ cells }) =>
    amountFields.every((field) => (cells[one[field]] ?? null) === (cells[other[field]] ?? null)),
  );
}

function amountsOf(columns: Columns): Amounts | null {
  const found = amountFields.map((field) => [field, columns[field]] as const);
  return found.every(([, column]) => column !== undefined) ? (Object.fromEntries(found) as Amounts) : null;
}

function firstOf(columns: Amounts): number {
  return Math.min(...Object.values(columns));
}

function bookOf(
  columns: Amounts,
  before: Amounts | undefined,
  cells: readonly Cell[],
  above: readonly (readonly Cell[])[],
): Book {
  const [from, to] = [firstOf(columns), Math.max(...Object.values(columns))];
  const left = before === undefined ? from : Math.max(...Object.values(before)) + 1;
  const group = above
    .toReversed()
    .map((row) =>
      row
        .slice(Math.min(left, from), to + 1)
        .map(text)
        .find((cell) => cell !== ''),
    )
    .find((found) => found !== undefined);
  const words = Object.values(columns).map(
    (column) =>
      plainText(cells[column] ?? null)
        .match(BOOK_WORDS)
        ?.join(' ') ?? '',
  );
  const shared = words[0] !== '' && words.every((word) => word === words[0]) ? words[0]!.toUpperCase() : undefined;
  const name = group ?? shared ?? `${columnLetters(from)} a ${columnLetters(to)}`;
  return { name, columns, months: periodsIn(name) };
}

/** What the books of a table are: the one of the month, several months, or several books to ask about. */
export function settleBooks(
  books: readonly Book[],
): { one: Book } | { months: [string, string] } | { several: readonly Book[] } | null {
  if (books.length === 0) return null;
  const whole = books.filter(({ name }) => !NO_BOOK.test(plainText(name)));
  const local = whole.filter(({ name }) => !isForeign(name));
  const left = local.length > 0 ? local : whole;
  const months = new Map(left.flatMap((book) => book.months).map((period) => [periodKey(period), period]));
  const [one, other] = months.values();
  if (one && other) return { months: [periodKey(one), periodKey(other)] };
  if (left.length === 1) return { one: left[0]! };
  return left.length === 0 ? null : { several: left };
}

function isForeign(name: string): boolean {
  return name
    .split(/[\s()]+/)
    .some((word) => /^(?:usd|us\$|d[oó]lares|eur|euros?)$/i.test(word) && currencyOf(word) !== null);
}
