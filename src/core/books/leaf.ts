/** One account of the chart as validations see it. Nothing is summed, listed or grouped until it is asked for. */
import type { Amounts } from './amounts.ts';
import type { BalanceColumns } from './balance-columns.ts';
import { People } from './people.ts';
import type { Person } from './person.ts';

export class Leaf {
  readonly #columns: BalanceColumns;
  readonly #index: number;
  #sum: Readonly<Amounts> | null = null;

  /** `index`: its place among the accounts of the file, sorted by code. */
  constructor(columns: BalanceColumns, index: number) {
    this.#columns = columns;
    this.#index = index;
  }

  get code(): string {
    return this.#columns.data.accounts.codes[this.#index]!;
  }

  /** Empty where the file has none. */
  get name(): string {
    return this.#columns.data.accounts.names[this.#index]!;
  }

  /** What its own facts add up to. */
  get sum(): Readonly<Amounts> {
    this.#sum ??= this.#columns.sum({ from: this.#index, to: this.#index + 1 });
    return this.#sum;
  }

  /** Rows of the file, ascending. */
  get rows(): number[] {
    const { from, to } = this.#columns.rowsOf(this.#index);
    return [...this.#columns.data.rows.source.subarray(from, to)];
  }

  /** Everybody with rows in it, "no third party" among them. */
  get people(): readonly Person[] {
    return new People(this.#columns, [this.#index], { nobody: true }).list;
  }

  /** Entries of the third-party dictionary that its rows name, each once, in order of appearance; found as they are looked at. */
  *namings(): Generator<number> {
    const { from, to } = this.#columns.rowsOf(this.#index);
    const { thirdParty } = this.#columns.data.rows;
    const seen = new Set<number>();
    for (let row = from; row < to; row++) {
      const entry = thirdParty[row]!;
      if (seen.has(entry)) continue;
      seen.add(entry);
      yield entry;
    }
  }

  /** Whether any fact names a third party. */
  get hasThirdParties(): boolean {
    const { from, to } = this.#columns.rowsOf(this.#index);
    const { thirdParty } = this.#columns.data.rows;
    for (let row = from; row < to; row++) if (thirdParty[row] !== 0) return true;
    return false;
  }
}
