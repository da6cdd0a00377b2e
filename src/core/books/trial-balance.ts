/**
 * The trial-balance view: one month of one company, columns sorted by account, so that a prefix of the chart is one
 * contiguous range. Signed amounts (debit positive, credit negative) in cents. Immutable. The door to the books: raw
 * data (`balance-data.ts`) is only for reading, storing and sending a whole month.
 */

import type { Period } from '#core/calendar/period.ts';
import { type Amounts, sumOfAmounts } from './amounts.ts';
import { BalanceColumns, type Span } from './balance-columns.ts';
import { type BalanceCompany, type BalanceData, DATA, type SignConvention } from './balance-data.ts';
import { BalanceRows } from './balance-rows.ts';
import { Leaf } from './leaf.ts';
import { ThirdParties, type ThirdPartyFilter } from './third-parties.ts';
import type { ThirdPartyIndex } from './third-party-index.ts';

export class TrialBalance {
  readonly [DATA]: BalanceData;
  /** Access to single rows. */
  readonly rows: BalanceRows;
  readonly #columns: BalanceColumns;
  readonly #leaves: Leaf[];

  constructor(data: BalanceData) {
    this[DATA] = data;
    this.#columns = new BalanceColumns(data);
    this.rows = new BalanceRows(this.#columns);
    this.#leaves = new Array(data.accounts.codes.length);
  }

  get company(): Readonly<BalanceCompany> {
    return this[DATA].company;
  }

  /** Null where the file says none. */
  get period(): Period | null {
    return this[DATA].period;
  }

  /** Key of the format that read the file. */
  get format(): string {
    return this[DATA].format;
  }

  /** Sign convention of the file. */
  /** Unit of the file whose figures were multiplied to be in pesos; null for a file in pesos. */
  get unit(): 'miles' | 'millones' | null {
    return this[DATA].unit ?? null;
  }
  get sign(): SignConvention {
    return this[DATA].sign;
  }

  /** The file's own grand total with its row; null if it prints none. */
  get grandTotal(): Readonly<Amounts & { row: number }> | null {
    return this[DATA].grandTotal;
  }

  /** Index of all third parties named in the file. */
  get thirdParties(): ThirdPartyIndex {
    return this.#columns.thirdParties;
  }

  get rowCount(): number {
    return this.rows.count;
  }

  get accountCount(): number {
    return this.#leaves.length;
  }

  /** Accounts whose code starts with the prefix; '' is the whole chart. */
  range(prefix: string): Span {
    const { codes } = this[DATA].accounts;
    const from = lowerBound(codes, prefix);
    let to = from;
    let high = codes.length;
    while (to < high) {
      const middle = (to + high) >>> 1;
      if (codes[middle]!.startsWith(prefix)) to = middle + 1;
      else high = middle;
    }
    return { from, to };
  }

  /** Index of an account, or −1. */
  accountIndex(code: string): number {
    const { codes } = this[DATA].accounts;
    const index = lowerBound(codes, code);
    return codes[index] === code ? index : -1;
  }

  /** Indexes of the leaf accounts under a prefix, in order. */
  leaves(prefix = ''): number[] {
    return this.#columns.leavesIn(this.range(prefix));
  }

  /** An account by index, with its own facts. */
  leaf(index: number): Leaf {
    this.#leaves[index] ??= new Leaf(this.#columns, index);
    return this.#leaves[index];
  }

  /** Codes of some accounts. */
  codes(leaves: readonly number[]): string[] {
    return leaves.map((leaf) => this.leaf(leaf).code);
  }

  /** Sum of the facts under a prefix. */
  sum(prefix: string): Amounts {
    return this.#columns.sum(this.range(prefix));
  }

  /** Sum of the facts of some accounts. */
  sumOf(leaves: readonly number[]): Amounts {
    return sumOfAmounts(leaves.map((leaf) => this.leaf(leaf).sum));
  }

  /**
   * Rows of some accounts grouped by third party, in order of first appearance. Branches and spellings of one third
   * party are one group.
   */
  people(leaves: readonly number[], which: ThirdPartyFilter = {}): ThirdParties {
    return new ThirdParties(this.#columns, leaves, which);
  }

  /** File rows of some accounts. */
  rowsOf(leaves: readonly number[]): number[] {
    return leaves.flatMap((leaf) => this.leaf(leaf).rows);
  }

  /** Positions in the view of the rows of one account. */
  span(leaf: number): Span {
    return this.#columns.rowsOf(leaf);
  }

  /** Name of an account; '' if the file gives none for that code. */
  accountName(code: string): string {
    const index = this.accountIndex(code);
    return index < 0 ? '' : this.leaf(index).name;
  }

  /** Figures declared on an account's title row, or null. */
  declared(account: number): (Amounts & { row: number }) | null {
    const { declared, declaredRow } = this[DATA].accounts;
    const row = declaredRow[account]!;
    if (row === 0) return null;
    const at = (column: number) => declared[account * 4 + column]!;
    return { opening: at(0), debit: at(1), credit: at(2), closing: at(3), row };
  }
}

/** First index whose code is not below the given one. */
function lowerBound(codes: readonly string[], code: string): number {
  let low = 0;
  let high = codes.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (codes[middle]! < code) low = middle + 1;
    else high = middle;
  }
  return low;
}
