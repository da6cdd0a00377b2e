/**
 * Single rows of a month by position in the view, for what sums cannot answer. `span` of an account gives its
 * positions.
 */

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

  /** Entry in the third-party dictionary. */
  thirdParty(row: number): number {
    return this.#columns.data.rows.thirdParty[row]!;
  }

  /** Row of the file, 1-based. */
  source(row: number): number {
    return this.#columns.data.rows.source[row]!;
  }

  /** Index of the branch or cost centre. */
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
   * Gap between the printed closing and the one computed from the other figures, as a double; NaN where a debit or
   * credit is negative. A prefilter: exact up to 2^53 cents, off by some cents in amounts a few times larger.
   */
  nearGap(row: number): number {
    const { opening, debit, credit, closing } = this.#cents;
    const [debits, credits] = [debit.approximate(row), credit.approximate(row)];
    if (debits < 0 || credits < 0) return Number.NaN;
    return closing.approximate(row) - opening.approximate(row) - debits + credits;
  }
}
