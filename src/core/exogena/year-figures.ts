/**
 * What every third party moved in every account in a year, and its balance at the end. The closing entry of the year, in
 * December or month 13, empties the result accounts: it is told apart, since it is nobody's payment or income.
 */
import { approximate, type BalanceCube, type CubeMonth, centsAt, isZero } from '#core/books/cube/balance-cube.ts';
import type { Cents } from '#core/money/money.ts';

export interface YearFigures {
  cube: BalanceCube;
  /** By cell: movements without the closing entry. */
  debit: BigInt64Array;
  credit: BigInt64Array;
  /** By cell: debits less credits of the closing entry. */
  closingEntry: BigInt64Array;
  /** By cell: balance at the end, debit positive. */
  closing: BigInt64Array;
  /** Months whose result accounts were closed. */
  closedMonths: readonly CubeMonth[];
}

/** A difference of rounding in the books, in cents. */
const ROUNDING = 500;

/** `isResult`: whether an account of the cube is of income, costs or expenses. Months: those of the year, oldest first. */
export function yearFigures(cube: BalanceCube, isResult: (account: number) => boolean): YearFigures {
  const cells = cube.account.length;
  const [debit, credit] = [new BigInt64Array(cells), new BigInt64Array(cells)];
  const [closingEntry, closing] = [new BigInt64Array(cells), new BigInt64Array(cells)];
  const results = cube.codes.map((_, account) => isResult(account));
  const closedMonths = cube.months.filter((month) => isClosed(cube, month, results));
  for (const month of cube.months) {
    const { words } = month;
    const isClosing = closedMonths.includes(month);
    for (let account = 0; account < results.length; account++) {
      const closed = isClosing && results[account] ? new ClosedAccount(cube, month, account) : null;
      for (let cell = cube.first[account]!; cell < cube.first[account + 1]!; cell++) {
        if (isZero(words.debit, cell) && isZero(words.credit, cell)) continue;
        const entry = closed?.entryOf(cell) ?? NO_ENTRY;
        debit[cell]! += centsAt(words.debit, cell) - entry.debit;
        credit[cell]! += centsAt(words.credit, cell) - entry.credit;
        closingEntry[cell]! += entry.debit - entry.credit;
      }
    }
  }
  const last = cube.months.at(-1);
  if (last) for (let cell = 0; cell < cells; cell++) closing[cell] = centsAt(last.words.closing, cell);
  return { cube, debit, credit, closingEntry, closing, closedMonths };
}

/** Whether the result accounts, moved in December or month 13, end it without balance. */
function isClosed(cube: BalanceCube, { period, words }: CubeMonth, results: readonly boolean[]): boolean {
  if (period.month < 12) return false;
  let hasMoved = false;
  for (let account = 0; account < results.length; account++) {
    if (!results[account]) continue;
    let sum = 0;
    for (let cell = cube.first[account]!; cell < cube.first[account + 1]!; cell++) {
      sum += approximate(words.closing, cell);
      hasMoved ||= !isZero(words.debit, cell) || !isZero(words.credit, cell);
    }
    if (Math.abs(sum) > ROUNDING) return false;
  }
  return hasMoved;
}

const NO_ENTRY = { debit: 0n, credit: 0n };

/** An account in a month that closes it. */
class ClosedAccount {
  readonly #words: CubeMonth['words'];
  /** Whether it was closed by a credit, as expenses are. */
  readonly #isDebit: boolean;

  constructor({ first, codes }: BalanceCube, { words }: CubeMonth, account: number) {
    this.#words = words;
    let opening = 0n;
    for (let cell = first[account]!; cell < first[account + 1]!; cell++) opening += openingOf(words, cell);
    this.#isDebit = opening === 0n ? !codes[account]!.startsWith('4') : opening > 0n;
  }

  /**
   * What of a cell's movement is the closing entry: the side that empties it. A cell left with a balance of the other side
   * carries the entry of others, and one left with a balance of its own was not closed itself.
   */
  entryOf(cell: number): Readonly<{ debit: Cents; credit: Cents }> {
    const [opening, closing] = [openingOf(this.#words, cell), centsAt(this.#words.closing, cell)];
    const isCarrier = this.#isDebit ? closing < 0n : closing > 0n;
    if (closing !== 0n && !isCarrier) return NO_ENTRY;
    const isDebit = closing === 0n && opening !== 0n ? opening > 0n : this.#isDebit;
    return isDebit
      ? { debit: 0n, credit: centsAt(this.#words.credit, cell) }
      : { debit: centsAt(this.#words.debit, cell), credit: 0n };
  }
}

function openingOf({ closing, debit, credit }: CubeMonth['words'], cell: number): Cents {
  return centsAt(closing, cell) - centsAt(debit, cell) + centsAt(credit, cell);
}
