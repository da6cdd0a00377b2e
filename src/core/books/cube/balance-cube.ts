/**
 * Several months of a company joined: one cell for each account and third party that any of them has, with its figures of
 * each month in columns. Cells are sorted by account, so that a prefix of the chart is one range of them.
 */
import type { Period } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import { DATA } from '../balance-data.ts';
import { ThirdPartyNumbering } from '../third-party-numbering.ts';
import type { TrialBalance } from '../trial-balance.ts';
import { type AccountTree, accountTree } from './account-tree.ts';

export type CubeFigure = 'closing' | 'debit' | 'credit';
const figures: readonly CubeFigure[] = ['closing', 'debit', 'credit'];

/** One month of a cube; a cell that it does not have is zero. */
export interface CubeMonth {
  period: Period;
  /** Cents of each cell, low word and high word: sums of words are exact without `bigint`. */
  words: Readonly<Record<CubeFigure, Int32Array>>;
  /** First row of the file of each cell; 0 for none. */
  source: Uint32Array;
}

/** A third party by its number; number 0 is "no third party". */
export interface CubeThirdParty {
  /** Grouping key; empty for number 0. */
  key: string;
  id: string;
  name: string;
  /** −1 where no file gives one. */
  dv: number;
}

export interface BalanceCube {
  /** Accounts with facts of their own in any month, sorted. */
  codes: readonly string[];
  tree: AccountTree;
  thirdParties: readonly CubeThirdParty[];
  /** Of each cell: index of its account, number of its third party. */
  account: Uint32Array;
  thirdParty: Uint32Array;
  /** First cell of each account; one more entry closes the last. */
  first: Uint32Array;
  /** Oldest first. */
  months: readonly CubeMonth[];
}

/** `months`: oldest first; names are those of the newest month that has them. */
export function joinMonths(months: readonly { period: Period; balance: TrialBalance }[]): BalanceCube {
  const balances = months.map(({ balance }) => balance);
  const codes = [...new Set(balances.flatMap((balance) => balance.codes(balance.leaves())))].sort();
  const numbering = new ThirdPartyNumbering();
  const numbers = balances.map((balance) => numbering.of(balance));
  // Number 0 of the first balance is "no third party".
  const count = Math.max(1, numbering.count);
  const { cellOf, account, thirdParty, first } = placeCells(codes, balances, numbers, count);
  return {
    codes,
    tree: accountTree(codes, balances),
    thirdParties: nameThirdParties(balances, numbers, count),
    account,
    thirdParty,
    first,
    months: months.map(({ period, balance }, month) => fillMonth(period, balance, cellOf[month]!, account.length)),
  };
}

interface Placed extends Pick<BalanceCube, 'account' | 'thirdParty' | 'first'> {
  /** Cell of each row, by month. */
  cellOf: Uint32Array[];
}

function placeCells(
  codes: readonly string[],
  balances: readonly TrialBalance[],
  numbers: readonly Uint32Array[],
  count: number,
): Placed {
  const rows = balances.reduce((sum, { rowCount }) => sum + rowCount, 0);
  const [account, thirdParty] = [new Uint32Array(rows), new Uint32Array(rows)];
  const first = new Uint32Array(codes.length + 1);
  const cellOf = balances.map(({ rowCount }) => new Uint32Array(rowCount));
  // One more than the cell of a third party in the account at hand.
  const places = new Uint32Array(count);
  let cells = 0;
  for (const [index, code] of codes.entries()) {
    first[index] = cells;
    for (const [month, balance] of balances.entries()) {
      const { thirdParty: entries } = balance[DATA].rows;
      const own = balance.accountIndex(code);
      if (own < 0) continue;
      const { from, to } = balance.span(own);
      for (let row = from; row < to; row++) {
        const number = numbers[month]![entries[row]!]!;
        if (places[number]! <= first[index]!) {
          account[cells] = index;
          thirdParty[cells] = number;
          places[number] = ++cells;
        }
        cellOf[month]![row] = places[number]! - 1;
      }
    }
  }
  first[codes.length] = cells;
  return { cellOf, account: account.slice(0, cells), thirdParty: thirdParty.slice(0, cells), first };
}

const wordsOf = ({ buffer, byteOffset, length }: BigInt64Array) => new Int32Array(buffer, byteOffset, 2 * length);

function fillMonth(period: Period, balance: TrialBalance, cellOf: Uint32Array, cells: number): CubeMonth {
  const { rows } = balance[DATA];
  const source = new Uint32Array(cells);
  const columns = {
    closing: new BigInt64Array(cells),
    debit: new BigInt64Array(cells),
    credit: new BigInt64Array(cells),
  };
  const words = { closing: wordsOf(columns.closing), debit: wordsOf(columns.debit), credit: wordsOf(columns.credit) };
  const from = { closing: wordsOf(rows.closing), debit: wordsOf(rows.debit), credit: wordsOf(rows.credit) };
  for (let row = 0; row < cellOf.length; row++) {
    const cell = cellOf[row]!;
    const isFirst = source[cell] === 0;
    if (isFirst) source[cell] = rows.source[row]!;
    for (const figure of figures) {
      if (isFirst) {
        words[figure][2 * cell] = from[figure][2 * row]!;
        words[figure][2 * cell + 1] = from[figure][2 * row + 1]!;
      } else columns[figure][cell]! += rows[figure][row]!;
    }
  }
  return { period, words, source };
}

function nameThirdParties(
  balances: readonly TrialBalance[],
  numbers: readonly Uint32Array[],
  count: number,
): CubeThirdParty[] {
  const named: CubeThirdParty[] = Array.from({ length: count }, () => ({ key: '', id: '', name: '', dv: -1 }));
  for (const [month, { thirdParties }] of [...balances.entries()].reverse()) {
    for (let entry = 1; entry < thirdParties.count; entry++) {
      const known = named[numbers[month]![entry]!]!;
      known.key ||= thirdParties.key(entry);
      known.id ||= thirdParties.id(entry);
      known.name ||= thirdParties.name(entry);
      if (known.dv < 0) known.dv = thirdParties.dv(entry);
    }
  }
  return named;
}

/** Words of a figure as a double: exact up to 2^53 cents. */
export function approximate(words: Int32Array, cell: number): number {
  return words[2 * cell + 1]! * 2 ** 32 + (words[2 * cell]! >>> 0);
}

export function isZero(words: Int32Array, cell: number): boolean {
  return words[2 * cell] === 0 && words[2 * cell + 1] === 0;
}

/** A figure of a cell. */
export function centsAt(words: Int32Array, cell: number): Cents {
  return (BigInt(words[2 * cell + 1]!) << 32n) + BigInt(words[2 * cell]! >>> 0);
}
