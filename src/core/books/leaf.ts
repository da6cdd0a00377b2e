/** One account of the chart as validations see it. Lazy: sums, lists and groups are computed on access. */
import type { Amounts } from './amounts.ts';
import type { BalanceColumns } from './balance-columns.ts';
import { ThirdParties } from './third-parties.ts';
import type { ThirdParty } from './third-party.ts';

export class Leaf {
  readonly #columns: BalanceColumns;
  readonly #index: number;
  #sum: Readonly<Amounts> | null = null;

  /** `index`: position among the file's accounts, sorted by code. */
  constructor(columns: BalanceColumns, index: number) {
    this.#columns = columns;
    this.#index = index;
  }

  get code(): string {
    return this.#columns.data.accounts.codes[this.#index]!;
  }

  /** Empty where the file gives none. */
  get name(): string {
    return this.#columns.data.accounts.names[this.#index]!;
  }

  /** Sum of its own facts. */
  get sum(): Readonly<Amounts> {
    this.#sum ??= this.#columns.sum({ from: this.#index, to: this.#index + 1 });
    return this.#sum;
  }

  /** Rows of the file, ascending. */
  get rows(): number[] {
    const { from, to } = this.#columns.rowsOf(this.#index);
    return [...this.#columns.data.rows.source.subarray(from, to)];
  }

  /** Every third party with rows in it, "no third party" included. */
  get people(): readonly ThirdParty[] {
    return new ThirdParties(this.#columns, [this.#index], { withNone: true }).list;
  }

  /** Dictionary entries of its rows, without duplicates, in order of appearance; a lazy generator. */
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
