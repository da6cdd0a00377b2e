/**
 * How much of the balance's value the validations look at. The value of an account is its absolute balance; it is covered
 * when a confirmed use looks at the account itself.
 */

/** Cents. */
export interface Coverage {
  total: bigint;
  covered: bigint;
  /** Accounts with a balance that nothing looks at. */
  unused: number;
}

interface Valued {
  code: string;
  closing: bigint;
  isUsed: boolean;
}

export interface ChartCoverage extends Coverage {
  /** By class, in order; only classes with a balance. */
  classes: (Coverage & { class: number })[];
}

/** `accounts`: those that take movements. */
export function coverageOf(accounts: Iterable<Valued>): ChartCoverage {
  const all: Coverage = { total: 0n, covered: 0n, unused: 0 };
  const classes = new Map<number, Coverage>();
  for (const { code, closing, isUsed } of accounts) {
    const value = closing < 0n ? -closing : closing;
    if (value === 0n) continue;
    const key = Number(code[0]);
    const own = classes.get(key) ?? { total: 0n, covered: 0n, unused: 0 };
    classes.set(key, own);
    for (const sum of [all, own]) {
      sum.total += value;
      if (isUsed) sum.covered += value;
      else sum.unused++;
    }
  }
  const byClass = [...classes].map(([id, sum]) => ({ class: id, ...sum })).sort((a, b) => a.class - b.class);
  return { ...all, classes: byClass };
}

/** Share in tenths of a percent, 0 to 1000, rounded down so that only all is 1000; 1000 of nothing. */
export function coveredPerMille({ total, covered }: Pick<Coverage, 'total' | 'covered'>): number {
  return total === 0n ? 1000 : Number((covered * 1000n) / total);
}
