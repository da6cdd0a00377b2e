/** The `base × rate` of a formula's line. */
import type { FactTerm } from '#core/engine/fact.ts';
import type { Cents } from '#core/money/money.ts';

/** Nothing where the rate is not known. `percent`: 12 for 12 %. */
export function atRate(base: Cents, rate: { percent: number | null } | null): Pick<FactTerm, 'of'> {
  return rate === null || rate.percent === null ? {} : { of: { base, percent: rate.percent } };
}
