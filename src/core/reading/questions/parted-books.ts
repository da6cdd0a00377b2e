/**
 * A column whose values part the table. Where it names neither a company, nor a book, nor parts of one company, and each
 * value has a whole book (debits equal credits and balances add up to nothing), only a person knows which one is meant,
 * or whether all of them are one book. Where the rows of one value are the sum of all others, account by account, it is
 * their total: a table that has both has every figure twice.
 */

import { abs, type Cents } from '#core/money/money.ts';
import type { BalanceRows } from '../balance-builder.ts';
import { amountFields, type Columns } from '../format.ts';
import { plainText } from '../headers/header-row.ts';
import { isOfOneCompany, sideKind } from '../headers/side-headers.es.ts';
import { text } from '../rows/raw-rows.ts';
import { type Cell, columnLetters, type Sheet, type SheetRow } from '../workbook.ts';
import { ALL_BOOKS, MOST_CHOICES, sameAnswer } from './question.ts';
import type { Named } from './side-companies.ts';

/** Fewer rows or classes are no book. */
const LEAST_ROWS = 8;
const LEAST_CLASSES = 3;
/** Of a figure without decimals, in cents; that of more figures evens out. */
const ROUNDING = 100n;
const MOST_ROUNDED = 50;
/** A total and two parts: of one part it is a copy of the book. */
const LEAST_PARTS = 3;
/** Rows of a total that chance does not explain. */
const LEAST_TOTAL_ROWS = 4;
/** Share of the rows in which such a column is filled. */
const NEARLY_ALL = 0.9;

/** A column with few values; they are kept where they change. */
interface PartColumn {
  column: number;
  /** As the table names it, or its letters. */
  name: string;
  values: string[];
  /** Its values may be books, and not only parts of one. */
  mayBeBooks: boolean;
  last: Cell;
  /** Rows of the file from which on a value holds, ascending, and its index in `values`; −1 where it is empty. */
  from: number[];
  at: number[];
  isOver: boolean;
}

/** A value that is the total of its column. */
export interface PartTotal {
  answer: string;
  /** Header of the column, and the value. */
  name: string;
  value: string;
}

export class PartedBooks {
  readonly #columns: readonly PartColumn[];

  constructor({ head }: Sheet, headerRow: number, columns: Columns) {
    const at = head.findIndex(({ number }) => number === headerRow);
    const below = head.slice(at + 1).map(({ cells }) => cells);
    const { branch: _branch, ...others } = columns;
    const taken = new Set<number>(Object.values(others));
    const headers = head[at]?.cells ?? [];
    this.#columns =
      at < 0
        ? []
        : headers.flatMap((header, column) => {
            const words = plainText(header);
            if (taken.has(column) || !hasFewValues(below, column) || sideKind(words) !== null) return [];
            const name = text(header) || `columna ${columnLetters(column)}`;
            const mayBeBooks = column !== columns.branch && !isOfOneCompany(words);
            return [{ column, name, mayBeBooks, values: [], last: '', from: [], at: [], isOver: false }];
          });
  }

  get isEmpty(): boolean {
    return this.#columns.length === 0;
  }

  see({ cells, number }: SheetRow): void {
    for (const part of this.#columns) {
      const cell = cells[part.column] ?? null;
      if (cell === part.last || part.isOver) continue;
      part.last = cell;
      const value = text(cell);
      let index = value === '' ? -1 : part.values.indexOf(value);
      if (index < 0 && value !== '') index = part.values.push(value) - 1;
      part.isOver = part.values.length > MOST_CHOICES;
      part.from.push(number);
      part.at.push(index);
    }
  }

  /** The books of the column that parts the facts into whole ones, and all of them together; empty if none does. */
  choices({ accounts: { codes }, rows }: Pick<BalanceRows, 'accounts' | 'rows'>): readonly Named[] {
    const found = this.#columns.find((part) => {
      if (!part.mayBeBooks || part.isOver || part.values.length < 2) return false;
      const books = part.values.map(() => ({
        opening: 0n,
        movement: 0n,
        closing: 0n,
        count: 0,
        classes: new Set<string>(),
      }));
      let outside = 0;
      for (let row = 0; row < rows.source.length; row++) {
        const [opening, debit, credit, closing] = amountFields.map((field) => rows[field][row]!) as [
          Cents,
          Cents,
          Cents,
          Cents,
        ];
        if (opening === 0n && debit === 0n && credit === 0n && closing === 0n) continue;
        const book = books[part.at[runOf(part.from, rows.source[row]!)] ?? -1];
        if (!book) outside++;
        else {
          book.opening += opening;
          book.movement += debit - credit;
          book.closing += closing;
          book.count++;
          book.classes.add(codes[rows.account[row]!]![0]!);
        }
      }
      const full = books.filter(({ count }) => count > 0);
      const isWhole = ({ opening, movement, closing, count, classes }: (typeof books)[number]) =>
        count >= LEAST_ROWS &&
        classes.size >= LEAST_CLASSES &&
        [opening, movement, closing].every((cents) => abs(cents) <= ROUNDING * BigInt(Math.min(count, MOST_ROUNDED)));
      return outside === 0 && full.length > 1 && full.every(isWhole);
    });
    if (!found) return [];
    const named = found.values.map((value) => answerOf(found, value)).map((value) => ({ value, label: value }));
    return [...named, { value: ALL_BOOKS, label: 'todos juntos' }];
  }

  /** The value whose rows are the sum of all others of its column, as an answer; null if there is none. */
  total({ accounts: { codes }, rows }: Pick<BalanceRows, 'accounts' | 'rows'>): PartTotal | null {
    for (const part of this.#columns) {
      if (part.isOver || part.values.length < LEAST_PARTS) continue;
      const figures = part.values.length * codes.length;
      const sums = amountFields.map(() => new BigInt64Array(figures));
      const counts = part.values.map(() => 0);
      for (let row = 0; row < rows.source.length; row++) {
        const value = part.at[runOf(part.from, rows.source[row]!)] ?? -1;
        if (value < 0) continue;
        counts[value]!++;
        amountFields.forEach((field, at) => {
          sums[at]![value * codes.length + rows.account[row]!]! += rows[field][row]!;
        });
      }
      const value = part.values.findIndex(
        (_, index) => counts[index]! >= LEAST_TOTAL_ROWS && sums.every((one) => isTotal(one, index, codes.length)),
      );
      if (value >= 0)
        return { answer: answerOf(part, part.values[value]!), name: part.name, value: part.values[value]! };
    }
    return null;
  }

  /** Whether a row is of the book that was answered; null where the answer is of no such column. */
  rowOf(answer: string): ((row: SheetRow) => boolean) | null {
    const part = this.#columns.find(({ name }) => sameAnswer(answer.slice(0, name.length), name));
    if (!part) return null;
    return ({ cells }) => {
      const value = text(cells[part.column] ?? null);
      return value === '' || sameAnswer(answerOf(part, value), answer);
    };
  }
}

/** Whether the sums of one value are those of all others together, account by account. `sums`: of each value in turn. */
function isTotal(sums: BigInt64Array, value: number, accounts: number): boolean {
  for (let account = 0; account < accounts; account++) {
    let all = 0n;
    for (let at = account; at < sums.length; at += accounts) all += sums[at]!;
    if (all !== 2n * sums[value * accounts + account]!) return false;
  }
  return true;
}

function answerOf({ name }: PartColumn, value: string): string {
  return `${name}: ${value}`;
}

/** Whether nearly all filled rows have something in a column, and few different values. */
function hasFewValues(below: readonly (readonly Cell[])[], column: number): boolean {
  const filled = below.filter((cells) => cells.filter((cell) => cell !== null && cell !== '').length > 2);
  const values = filled.map((cells) => text(cells[column] ?? null)).filter((value) => value !== '');
  return values.length > 0 && values.length >= filled.length * NEARLY_ALL && new Set(values).size <= MOST_CHOICES;
}

/** Place of the last start up to a row. */
function runOf(from: readonly number[], row: number): number {
  let [low, high] = [0, from.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (from[middle]! <= row) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
