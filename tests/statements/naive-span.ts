/** Sums over the printed rows of a span of months, by prefixes of the decree. */
import type { TrialBalanceRow } from '#simulator/model.ts';

type Rows = readonly TrialBalanceRow[];

export class NaiveSpan {
  readonly #months: readonly Rows[];
  readonly #start: Rows;
  readonly #end: Rows;

  /** `months`: those whose movements count; `end`: the one that closes the year after them, or the last of them. */
  constructor(months: readonly Rows[], end: Rows = months.at(-1)!) {
    this.#months = months;
    this.#start = months[0]!;
    this.#end = end;
  }

  /** What income brought and expenses took. */
  earned(prefixes: readonly string[], without: readonly string[] = []): bigint {
    return this.credits(prefixes, without) - this.debits(prefixes, without);
  }

  debits(prefixes: readonly string[], without: readonly string[] = []): bigint {
    return this.#months.reduce((all, rows) => all + sum(rows, prefixes, without, ({ debit }) => debit), 0n);
  }

  credits(prefixes: readonly string[], without: readonly string[] = []): bigint {
    return this.#months.reduce((all, rows) => all + sum(rows, prefixes, without, ({ credit }) => credit), 0n);
  }

  opening(prefixes: readonly string[], without: readonly string[] = []): bigint {
    return sum(this.#start, prefixes, without, ({ opening }) => opening);
  }

  closing(prefixes: readonly string[], without: readonly string[] = []): bigint {
    return sum(this.#end, prefixes, without, ({ closing }) => closing);
  }

  /** Debit positive. */
  grown(prefixes: readonly string[], without: readonly string[] = []): bigint {
    return this.closing(prefixes, without) - this.opening(prefixes, without);
  }
}

function sum(
  rows: Rows,
  prefixes: readonly string[],
  without: readonly string[],
  of: (row: TrialBalanceRow) => bigint,
): bigint {
  let all = 0n;
  for (const row of rows) {
    const starts = (prefix: string) => row.account.startsWith(prefix);
    if (!row.title && prefixes.some(starts) && !without.some(starts)) all += of(row);
  }
  return all;
}
