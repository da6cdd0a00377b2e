/**
 * Formulas without a stored value, as programs that compute nothing write them, or with the zero that some of them store
 * instead: those that add and subtract cells of their own row are computed; any other keeps its zero, or becomes its
 * text, `=SUM(F6:F30)`, which is no amount.
 */
import type { Cell } from '#core/reading/workbook.ts';

interface Placed {
  column: number;
  formula: string;
}

interface Shared {
  formula: string;
  row: number;
  column: number;
}

/** Longer formulas are not sums of a row. */
const LONGEST = 200;
const REFERENCE = /(\$?)([A-Z]{1,3})(\$?)(\d{1,7})/g;
const TERM = String.raw`(?:\$?[A-Z]{1,3}\$?\d+|\d+(?:\.\d+)?|SUM\([A-Z$\d:,]+\))`;
const SUM_OF_ROW = new RegExp(`^[+-]?${TERM}(?:[+-]${TERM})*$`);
const TERMS = new RegExp(`([+-]?)(${TERM})`, 'g');
/** In cents. */
const NOISE = 1e-3;
const ROUNDED = /^ROUND\((.*),[02]\)$/;

export class RowFormulas {
  readonly #shared = new Map<string, Shared>();
  readonly #pending: Placed[] = [];

  get isEmpty(): boolean {
    return this.#pending.length === 0;
  }

  /** Adds a formula; of a shared one, by its index, only the first cell has the text. */
  add(row: number, column: number, formula: string, index: string | null): void {
    let own = formula;
    if (index !== null && formula !== '') this.#shared.set(index, { formula, row, column });
    const shared = index === null ? undefined : this.#shared.get(index);
    if (formula === '' && shared) own = moved(shared.formula, row - shared.row, column - shared.column);
    if (own !== '') this.#pending.push({ column, formula: own });
  }

  /** Puts the values, or the texts, into the cells of the row, and returns their number. */
  settle(row: number, cells: Cell[]): number {
    for (const { column, formula } of this.#pending) {
      while (cells.length <= column) cells.push(null);
      const sum = sumOfRow(formula, row, cells);
      if (sum !== null) cells[column] = sum;
      else cells[column] ??= `=${formula.slice(0, LONGEST)}`;
    }
    this.#pending.length = 0;
    return cells.length;
  }
}

/** A formula as seen from another cell: its references without `$` move along. */
function moved(formula: string, rows: number, columns: number): string {
  return formula.replace(REFERENCE, (_, fixedColumn: string, letters: string, fixedRow: string, row: string) => {
    const column = fixedColumn === '' ? lettersOf(columnOf(letters) + columns) : letters;
    return `${fixedColumn}${column}${fixedRow}${fixedRow === '' ? Number(row) + rows : row}`;
  });
}

function columnOf(letters: string): number {
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function lettersOf(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? lettersOf(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}

/** The value of a sum of cells of a row, in cents exactly; null for any other formula. */
function sumOfRow(written: string, row: number, cells: readonly Cell[]): number | null {
  let formula = written.toUpperCase().replace(/[\s$]/g, '').slice(0, LONGEST);
  formula = ROUNDED.exec(formula)?.[1] ?? formula;
  if (/^\(.*\)$/.test(formula) && !formula.slice(1, -1).includes('(')) formula = formula.slice(1, -1);
  if (!SUM_OF_ROW.test(formula)) return null;
  let cents = 0;
  for (const [, sign, term] of formula.matchAll(TERMS)) {
    const values = valuesOf(term!, row, cells);
    if (values === null) return null;
    for (const value of values) cents += (sign === '-' ? -1 : 1) * centsOf(value);
  }
  return Math.round(cents) / 100;
}

/** Cents of an amount without the noise of its double; what has more than two decimals keeps them until all are added. */
function centsOf(value: number): number {
  const whole = Math.round(value * 100);
  return Math.abs(value * 100 - whole) < NOISE ? whole : value * 100;
}

function valuesOf(term: string, row: number, cells: readonly Cell[]): number[] | null {
  if (/^[\d.]+$/.test(term)) return [Number(term)];
  const parts = term.replace(/^SUM\(|\)$/g, '').split(',');
  const columns = parts.flatMap((part) => {
    const [from, to = from] = part.split(':').map((reference) => /^([A-Z]{1,3})(\d+)$/.exec(reference));
    if (!from || !to || Number(from[2]) !== row || Number(to[2]) !== row) return [Number.NaN];
    const [first, last] = [columnOf(from[1]!), columnOf(to[1]!)];
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  });
  const values = columns.map((column) => {
    const cell = Number.isNaN(column) ? 'elsewhere' : (cells[column] ?? 0);
    // Packages print a dash for zero.
    if (typeof cell === 'string' && /^\s*[-–—]?\s*$/.test(cell)) return 0;
    return typeof cell === 'number' ? cell : null;
  });
  return values.includes(null) ? null : (values as number[]);
}
