/**
 * The header row of a table whose headers nobody listed: its columns are found by their figures, which must add up in
 * every row, and by what codes, ids and names look like. Words of the headers break ties.
 */
import { mayMeanId } from '#core/reading/cells/third-party-cell.ts';
import { type AmountField, amountFields, type Columns } from '#core/reading/format.ts';
import { plainText } from '#core/reading/headers/header-row.ts';
import { text } from '#core/reading/rows/raw-rows.ts';
import type { Cell, Sheet, SheetRow } from '#core/reading/workbook.ts';
import {
  addUpEverywhere,
  CODE,
  type Four,
  fours,
  holdsFigures,
  LEAST_ROWS,
  MOST_FIGURES,
  most,
} from './guess-untitled.ts';
import { areOfDocuments, codeColumn, foundIn } from './header-fields.es.ts';

export interface HeaderByFigures {
  /** 1-based. */
  row: number;
  headers: readonly string[];
  columns: Columns;
}

/** Columns of a balance: the code and four amounts. */
const LEAST_HEADERS = 5;
/** Digits of the shortest id that is told from a code or a counter by its look. */
const LEAST_ID_DIGITS = 6;
/** Side to which an account of a class moves in most months: 1 debit, −1 credit. */
const SIDE_OF_RESULTS: ReadonlyMap<string, number> = new Map([
  ['4', -1],
  ['5', 1],
  ['6', 1],
  ['7', 1],
]);

/** Null when no row of words stands above codes and four columns that add up. */
export function headerByFigures({ head }: Sheet): HeaderByFigures | null {
  for (const { number, cells } of head) {
    if (!isOfWords(cells)) continue;
    const headers = cells.map(plainText);
    if (areOfDocuments(headers)) continue;
    const columns = columnsBelow(
      headers,
      head.filter((row) => row.number > number),
    );
    if (columns) return { row: number, headers, columns };
  }
  return null;
}

function isOfWords(cells: readonly Cell[]): boolean {
  const filled = cells.filter((cell) => text(cell) !== '');
  const words = filled.filter((cell) => typeof cell === 'string' && /\p{L}/u.test(cell));
  // Besides the words, signs such as «%» and «#», and no figure.
  const isFigure = (cell: Cell) => typeof cell !== 'string' || (!/\p{L}/u.test(cell) && /\d/.test(cell));
  return words.length >= LEAST_HEADERS && !filled.some(isFigure);
}

function columnsBelow(headers: readonly string[], below: readonly SheetRow[]): Columns | null {
  const found = foundIn(headers, new Set());
  const holdsCodes = (column: number) =>
    most(
      below.map(({ cells }) => text(cells[column] ?? null)).filter((cell) => cell !== ''),
      (cell) => CODE.test(cell),
    );
  const code = found.code !== undefined && holdsCodes(found.code) ? found.code : codeColumn(below);
  if (code === null) return null;
  const rows = below.map(({ cells }) => cells).filter((cells) => CODE.test(text(cells[code] ?? null)));
  const amounts = rows.length < LEAST_ROWS ? null : amountsOf(rows, headers, code, found);
  if (amounts === null) return null;
  const taken = new Set([code, ...amounts]);
  const thirdParty = thirdPartyByContent(below, headers.length, taken, found);
  for (const column of Object.values(thirdParty)) taken.add(column);
  const others: Columns = {};
  for (const field of ['name', 'dv', 'branch'] as const) {
    const column = found[field];
    if (column === undefined || taken.has(column)) continue;
    others[field] = column;
    taken.add(column);
  }
  const four = Object.fromEntries(amountFields.map((field, index) => [field, amounts[index]]));
  return { code, ...others, ...thirdParty, ...(four as Record<AmountField, number>) };
}

/**
 * Four columns that add up in every row. Columns that the headers name keep their place, as exchanged pairs add up too;
 * without names the usual order is tried first.
 */
function amountsOf(
  rows: readonly (readonly Cell[])[],
  headers: readonly string[],
  code: number,
  found: Partial<Record<AmountField, number>>,
): Four | null {
  const figures = headers.map((_, column) => column).filter((column) => column !== code && holdsFigures(rows, column));
  const named = amountFields.map((field) => (figures.includes(found[field] ?? -1) ? found[field] : undefined));
  for (const four of fours(figures.slice(-MOST_FIGURES))) {
    if (!named.every((column, at) => column === undefined || column === four[at])) continue;
    if (!addUpEverywhere(rows, code, four)) continue;
    const [opening, debit, credit, closing] = four;
    const isNamed = named.some((column) => column !== undefined);
    return isNamed || onOwnSide(rows, code, debit, credit) >= 0 ? four : [closing, credit, debit, opening];
  }
  return null;
}

/**
 * Rows of results that move to the side of their class, less those that move to the other: a month read backwards adds up
 * too, with its debits as credits.
 */
function onOwnSide(rows: readonly (readonly Cell[])[], code: number, debit: number, credit: number): number {
  const moves = rows.map((cells) => {
    const side = SIDE_OF_RESULTS.get(text(cells[code] ?? null)[0] ?? '') ?? 0;
    const isFilled = (column: number) => /[1-9]/.test(text(cells[column] ?? null));
    return side * (Number(isFilled(debit)) - Number(isFilled(credit)));
  });
  return moves.reduce<number>((sum, move) => sum + move, 0);
}

/**
 * Columns of ids and of their names, as the headers say or by their cells: most ids have six digits or more. `taken`:
 * columns of other fields.
 */
export function thirdPartyByContent(
  below: readonly SheetRow[],
  width: number,
  taken: ReadonlySet<number>,
  found: Columns = {},
): Pick<Columns, 'id' | 'thirdPartyName'> {
  const isFree = (column: number | undefined): column is number => column !== undefined && !taken.has(column);
  const filled = (column: number) =>
    below.map(({ cells }) => text(cells[column] ?? null)).filter((cell) => cell !== '');
  const free = Array.from({ length: width }, (_, column) => column).filter(isFree);
  const isId = (cell: string) => mayMeanId(cell) && cell.replace(/\D/g, '').length >= LEAST_ID_DIGITS;
  // A column with an amount that no id can be holds amounts.
  const areAmounts = (column: number) => filled(column).some((cell) => /^-\s?[\d.,]+$|^\d+\.\d{1,2}$/.test(cell));
  const id = isFree(found.id) ? found.id : free.find((column) => most(filled(column), isId) && !areAmounts(column));
  if (id === undefined) return isFree(found.thirdPartyName) ? { thirdPartyName: found.thirdPartyName } : {};
  const isName = (column: number) => column > id && most(filled(column), (cell) => /\p{L}{3}/u.test(cell));
  const thirdPartyName = isFree(found.thirdPartyName) ? found.thirdPartyName : free.find(isName);
  return thirdPartyName === undefined ? { id } : { id, thirdPartyName };
}
