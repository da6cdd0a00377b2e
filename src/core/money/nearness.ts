/**
 * Deviation of an amount from an expected one, within a percentage: ratios of payroll, depreciation and interest are
 * never exact.
 */
import { type Cents, max, percentOf } from './money.ts';

/** Expected minimum and maximum. Both positive. */
export interface Range {
  least: Cents;
  most: Cents;
}

/** Deviation from a range widened by a percentage (at least by `floor`): negative below, positive above, 0 inside. */
export function outOf(range: Range, found: Cents, percent: number, floor: Cents): Cents {
  if (found < range.least - max(percentOf(range.least, percent), floor)) return found - range.least;
  if (found > range.most + max(percentOf(range.most, percent), floor)) return found - range.most;
  return 0n;
}

/**
 * Difference `first − second` of two amounts that should be equal, or 0 within a percentage of the larger (or `floor`).
 */
export function gapBetween(first: Cents, second: Cents, percent: number, floor: Cents): Cents {
  const tolerance = max(percentOf(max(first, second), percent), floor);
  const gap = first - second;
  return gap > tolerance || -gap > tolerance ? gap : 0n;
}
