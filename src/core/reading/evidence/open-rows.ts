/**
 * Rows without third party that are the sum of nothing: a title with an error in it, or a fact (a posting without third
 * party, or one in an account that also has subaccounts). The title of an account above decides, then the printed
 * total, then the double entry; where nothing does, what the file does elsewhere.
 */
import { abs } from '#core/money/money.ts';
import { areEqual, choose, isDoubleEntry, NOTHING, plus, type Sums } from './sums.ts';

/** Debits and credits of the report's own total, in cents. */
export interface Printed {
  debit: bigint;
  credit: bigint;
}

export interface OpenRow {
  /** Index of its sorted account. */
  account: number;
  /** Raw row. */
  row: number;
  figures: Sums;
  /** Its account has others below. */
  isLevel: boolean;
}

/** Of more open rows only the likeliest choices are tried. */
const MOST_OPEN = 200;

export class OpenRows {
  #rows: OpenRow[] = [];
  readonly #facts: OpenRow[] = [];

  add(row: OpenRow): void {
    this.#rows.push(row);
  }

  get isEmpty(): boolean {
    return this.#rows.length === 0;
  }

  /** Facts among the rows that titles above have settled. */
  get facts(): readonly OpenRow[] {
    return this.#facts;
  }

  /**
   * Whether open rows of the accounts from `from` to before `end` make up a gap between a title and the facts below it,
   * up to the rounding of `count` figures. They are settled then. Returns their sum, null if they do not.
   */
  explain(gap: Sums, from: number, end: number, count: number): Sums | null {
    const within = this.#rows.filter(({ account }) => account >= from && account < end).slice(0, MOST_OPEN);
    const figures = within.map((row) => row.figures);
    const chosen = choose(NOTHING, figures, (sums) => areEqual(sums, gap, count));
    if (chosen === null) return null;
    this.#facts.push(...chosen.map((index) => within[index]!));
    this.#rows = this.#rows.filter(({ account }) => account < from || account >= end);
    return chosen.reduce((sum, index) => plus(sum, figures[index]!), NOTHING);
  }

  /**
   * Settles the rest. `total`: the facts without open rows, `count` of them. `isFact`: what an open row is where nothing
   * proves anything; those rows are in doubt then.
   */
  settle(
    total: Sums,
    count: number,
    printed: readonly Printed[],
    isFact: (row: OpenRow) => boolean,
  ): { facts: readonly OpenRow[]; inDoubt: readonly OpenRow[] } {
    const rows = this.#rows;
    this.#rows = [];
    const usual = rows.filter(isFact);
    const usualSums = usual.reduce((sum, { figures }) => plus(sum, figures), total);
    const figures = rows.map((row) => row.figures);
    const everySum = figures.reduce(plus, total);
    for (const { fits, isPrinted } of testsOf(printed, count)) {
      // The double entry proves nothing where it holds with all of them and with none.
      const isEither = !isPrinted && !areEqual(everySum, total, 0) && fits(total) && fits(everySum);
      if (fits(usualSums)) return { facts: usual, inDoubt: isEither ? rows : [] };
      const chosen = rows.length > MOST_OPEN ? null : choose(total, figures, fits);
      if (chosen) return { facts: chosen.map((index) => rows[index]!), inDoubt: [] };
    }
    return { facts: usual, inDoubt: rows };
  }
}

/** What proves a choice, the strongest first. */
function testsOf(printed: readonly Printed[], count: number): { fits: (sums: Sums) => boolean; isPrinted: boolean }[] {
  const balances = (sums: Sums) => isDoubleEntry(sums, count);
  const isPrinted = printed.map(
    ({ debit, credit }) =>
      (sums: Sums) =>
        areEqual(sums, [sums[0], debit, abs(credit), sums[3]], count),
  );
  const printedTests = [...isPrinted.map((fits) => (sums: Sums) => fits(sums) && balances(sums)), ...isPrinted];
  return [...printedTests.map((fits) => ({ fits, isPrinted: true })), { fits: balances, isPrinted: false }];
}
