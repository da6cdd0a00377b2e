/** Rows of one third party in the selected accounts, or its part in one of them. Sums are computed on access. */

import type { Cents } from '#core/money/money.ts';
import { type AmountColumn, type Amounts, NOTHING } from './amounts.ts';
import type { BalanceColumns } from './balance-columns.ts';

export class ThirdParty implements Readonly<Amounts> {
  readonly #columns: BalanceColumns;
  readonly #first: number;
  /** Rows after the first; most third parties have none. */
  #others: number[] | null = null;
  #sums: Amounts | null = null;

  constructor(columns: BalanceColumns, firstRow: number) {
    this.#columns = columns;
    this.#first = firstRow;
  }

  /** Appends a row, before any accessor is used. */
  add(row: number): void {
    if (this.#others === null) this.#others = [row];
    else this.#others.push(row);
  }

  /** Dictionary entry of the first row. */
  get entry(): number {
    return this.#columns.data.rows.thirdParty[this.#first]!;
  }

  /** Grouping key; empty for "no third party". */
  get key(): string {
    return this.#columns.thirdParties.key(this.entry);
  }

  /** Account of a part; for several accounts, the first. */
  get leaf(): number {
    return this.#columns.data.rows.account[this.#first]!;
  }

  get opening(): Cents {
    return this.#amount('opening');
  }

  get debit(): Cents {
    return this.#amount('debit');
  }

  get credit(): Cents {
    return this.#amount('credit');
  }

  get closing(): Cents {
    return this.#amount('closing');
  }

  /** File rows, by account, then in file order. */
  get rows(): number[] {
    const { source } = this.#columns.data.rows;
    const first = source[this.#first]!;
    return this.#others === null ? [first] : [first, ...this.#others.map((row) => source[row]!)];
  }

  /** Its part in each account. */
  get parts(): ThirdParty[] {
    if (this.#others === null) return [this];
    const { account } = this.#columns.data.rows;
    let part = new ThirdParty(this.#columns, this.#first);
    const parts = [part];
    for (const row of this.#others) {
      if (account[row] === part.leaf) part.add(row);
      else {
        part = new ThirdParty(this.#columns, row);
        parts.push(part);
      }
    }
    return parts;
  }

  /** Sum of a function of each row's amounts. */
  total(of: (amounts: Amounts) => Cents): Cents {
    let sum = of(this.#columns.row(this.#first));
    for (const row of this.#others ?? []) sum += of(this.#columns.row(row));
    return sum;
  }

  #amount(column: AmountColumn): Cents {
    if (this.#others === null) return this.#columns.data.rows[column][this.#first]!;
    this.#sums ??= this.#added(this.#others);
    return this.#sums[column];
  }

  #added(others: readonly number[]): Amounts {
    const { rows } = this.#columns.data;
    const sums = { ...NOTHING };
    for (const column of ['opening', 'debit', 'credit', 'closing'] as const) {
      const cents = rows[column];
      let sum = cents[this.#first]!;
      for (const row of others) sum += cents[row]!;
      sums[column] = sum;
    }
    return sums;
  }
}
