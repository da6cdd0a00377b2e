/** Single rows of a month, by their place in the view: for what no sum tells. Accounts say which rows are theirs. */

import type { Cents } from '#core/money/money.ts';
import type { AmountColumn, Amounts } from './amounts.ts';
import type { BalanceColumns } from './balance-columns.ts';

export class BalanceRows {
  readonly #columns: BalanceColumns;
  readonly #cents: BalanceColumns['cents'];
  readonly #opening: BigInt64Array;
  readonly #closing: BigInt64Array;

  constructor(columns: BalanceColumns) {
    this.#columns = columns;
    this.#cents = columns.cents;
    this.#opening = columns.data.rows.opening;
    this.#closing = columns.data.rows.closing;
  }

  get count(): number {
    return this.#columns.data.rows.account.length;
  }

  /** Index of the account. */
  account(row: number): number {
    return this.#columns.data.rows.account[row]!;
  }

  /** Entry of the third-party dictionary. */
  thirdParty(row: number): number {
    return this.#columns.data.rows.thirdParty[row]!;
  }

  /** Row of the file, 1-based. */
  source(row: number): number {
    return this.#columns.data.rows.source[row]!;
  }

  /** Rows of one branch or cost centre have the same number. */
  branch(row: number): number {
    return this.#columns.data.rows.branch[row]!;
  }

  amounts(row: number): Amounts {
    return this.#columns.row(row);
  }

  amount(row: number, column: AmountColumn): Cents {
    return this.#columns.data.rows[column][row]!;
  }

  opening(row: number): Cents {
    return this.#opening[row]!;
  }

  closing(row: number): Cents {
    return this.#closing[row]!;
  }

  /**
   * By how much the closing of a row does not follow from the rest, as a double; NaN where a debit or a credit is negative. For
   * a first look: it is exact up to 2^53 cents, and misses by some cents in amounts a few times larger.
   */
  nearGap(row: number): number {
    const { opening, debit, credit, closing } = this.#cents;
    const [debits, credits] = [debit.approximate(row), credit.approximate(row)];
    if (debits < 0 || credits < 0) return Number.NaN;
    return closing.approximate(row) - opening.approximate(row) - debits + credits;
  }
}
