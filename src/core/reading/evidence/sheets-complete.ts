/**
 * Whether sheets that go on with one another are all of a book that does not balance: a removed sheet would be stored as
 * a book with other totals. Levels prove it, where those that reach from one sheet into the next are the sum of their rows.
 */
import type { BalanceData } from '#core/books/balance-data.ts';
import { amountFields } from '../format.ts';
import { areEqual, type Sums } from './sums.ts';

type Joined = Pick<BalanceData, 'accounts' | 'rows' | 'sign'>;

/** Share of the rows of later sheets that the first has too: with more, they are a view of it. */
const MOST_SHARED = 0.5;

/** Whether the rows from the first of `begins` on repeat accounts and third parties of those before. */
export function isView({ rows: { account, thirdParty, source } }: Joined, [begin = 0]: readonly number[]): boolean {
  const keyAt = (row: number) => `${account[row]} ${thirdParty[row]}`;
  const first = new Set<string>();
  source.forEach((place, row) => {
    if (place < begin) first.add(keyAt(row));
  });
  const later = source.reduce((count, place) => (place < begin ? count : count + 1), 0);
  const shared = source.reduce((count, place, row) => (place >= begin && first.has(keyAt(row)) ? count + 1 : count), 0);
  return shared > later * MOST_SHARED;
}

/** `begins`: first row of each later sheet, in the numbering of the rows. */
export function areComplete(joined: Joined, begins: readonly number[]): boolean {
  const levels = levelsOf(joined);
  return (
    levels.every(({ isSum }) => isSum) &&
    begins.every((begin) => levels.some(({ from, to }) => from < begin && to >= begin))
  );
}

interface Level {
  /** First and last row: its own, and those of its facts. */
  from: number;
  to: number;
  isSum: boolean;
}

/** Accounts with a printed total and others below. */
function levelsOf({ accounts: { codes, declared, declaredRow }, rows, sign }: Joined): Level[] {
  const { account, source } = rows;
  return codes.flatMap((code, at) => {
    const row = declaredRow[at]!;
    if (row === 0 || !codes[at + 1]?.startsWith(code)) return [];
    let [end, to, count] = [at + 1, row, 0];
    while (codes[end]?.startsWith(code)) end++;
    const sums = [0n, 0n, 0n, 0n];
    for (let fact = firstOf(account, at); fact < account.length && account[fact]! < end; fact++) {
      amountFields.forEach((field, column) => {
        sums[column]! += rows[field][fact]!;
      });
      to = Math.max(to, source[fact]!);
      count++;
    }
    const printed = [...declared.subarray(at * 4, at * 4 + 4)];
    // Balances in the nature of each account do not add up to those of their level.
    const shown = (all: bigint[]) => (sign === 'by_nature' ? [0n, all[1], all[2], 0n] : all) as unknown as Sums;
    const isHeading = printed.every((cents) => cents === 0n);
    return isHeading ? [] : [{ from: row, to, isSum: areEqual(shown(printed), shown(sums), count) }];
  });
}

/** First row of an account or of a later one; rows are sorted by account. */
function firstOf(account: Uint32Array, wanted: number): number {
  let [from, to] = [0, account.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (account[middle]! < wanted) from = middle + 1;
    else to = middle;
  }
  return from;
}
