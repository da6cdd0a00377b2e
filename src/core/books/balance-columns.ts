/**
 * The columns of a month with their indexes: rows by account, prefix sums, third-party numbers. The storage behind the
 * view.
 */

import { CentsColumn } from '#core/money/cents-column.ts';
import type { AmountColumn, Amounts } from './amounts.ts';
import type { BalanceData } from './balance-data.ts';
import { ThirdPartyIndex } from './third-party-index.ts';

/** Half-open range of positions, `from` (inclusive) to `to` (exclusive), in a column or in the sorted accounts. */
export interface Span {
  from: number;
  to: number;
}

export class BalanceColumns {
  readonly data: BalanceData;
  readonly cents: Readonly<Record<AmountColumn, CentsColumn>>;
  readonly thirdParties: ThirdPartyIndex;
  /** First row of each account; one more entry closes the last. */
  readonly #firstRow: Uint32Array;
  #runningSums: BigInt64Array | null = null;
  /** Accounts that hold facts themselves, and how many of them come before each account; one more entry for all. */
  #leafAccounts: number[] | null = null;
  #leavesBefore: Uint32Array | null = null;
  #places: Uint32Array | null = null;

  constructor(data: BalanceData) {
    this.data = data;
    const { account, opening, debit, credit, closing } = data.rows;
    this.cents = {
      opening: new CentsColumn(opening),
      debit: new CentsColumn(debit),
      credit: new CentsColumn(credit),
      closing: new CentsColumn(closing),
    };
    this.thirdParties = new ThirdPartyIndex(data.thirdParties);
    const count = data.accounts.codes.length;
    this.#firstRow = new Uint32Array(count + 1);
    for (let row = 0; row < account.length; row++) this.#firstRow[account[row]! + 1]!++;
    for (let index = 0; index < count; index++) this.#firstRow[index + 1]! += this.#firstRow[index]!;
  }

  /** Sum of the facts of a range of accounts. */
  sum({ from, to }: Span): Amounts {
    if (from >= to) return { opening: 0n, debit: 0n, credit: 0n, closing: 0n };
    const running = this.#running;
    const at = (column: number) => running[to * 4 + column]! - running[from * 4 + column]!;
    return { opening: at(0), debit: at(1), credit: at(2), closing: at(3) };
  }

  /** Prefix sums over the rows of accounts, four per account: the sum of a range is one subtraction. Lazy. */
  get #running(): BigInt64Array {
    this.#runningSums ??= this.#addUp();
    return this.#runningSums;
  }

  #addUp(): BigInt64Array {
    const count = this.data.accounts.codes.length;
    const running = new BigInt64Array((count + 1) * 4);
    Object.values(this.cents).forEach((column, place) => {
      for (let index = 0; index < count; index++) {
        const before = running[index * 4 + place]!;
        running[(index + 1) * 4 + place] = before + column.sum(this.#firstRow[index]!, this.#firstRow[index + 1]!);
      }
    });
    return running;
  }

  /** Rows of one account. */
  rowsOf(account: number): Span {
    return { from: this.#firstRow[account]!, to: this.#firstRow[account + 1]! };
  }

  /** Accounts of a range that hold facts themselves, in order. */
  leavesIn({ from, to }: Span): number[] {
    if (this.#leafAccounts === null || this.#leavesBefore === null) this.#findLeaves();
    const before = this.#leavesBefore!;
    return this.#leafAccounts!.slice(before[from], before[to]);
  }

  #findLeaves(): void {
    const count = this.data.accounts.codes.length;
    const leaves: number[] = [];
    const before = new Uint32Array(count + 1);
    for (let account = 0; account < count; account++) {
      if (this.#firstRow[account]! < this.#firstRow[account + 1]!) leaves.push(account);
      before[account + 1] = leaves.length;
    }
    this.#leafAccounts = leaves;
    this.#leavesBefore = before;
  }

  /** Shared scratch array of zeros, one per third party, for grouping rows; the user restores the zeros. */
  get places(): Uint32Array {
    this.#places ??= new Uint32Array(this.thirdParties.thirdPartyCount);
    return this.#places;
  }

  /** Amounts of one row. */
  row(index: number): Amounts {
    const { opening, debit, credit, closing } = this.data.rows;
    return { opening: opening[index]!, debit: debit[index]!, credit: credit[index]!, closing: closing[index]! };
  }
}
