/** Whether an amount is what it should be, within a percent: ratios of payroll, depreciation and interest are never exact. */
import { type Cents, max, percentOf } from './money.ts';

/** What an amount is expected to be at least and at most. Both positive. */
export interface Range {
  least: Cents;
  most: Cents;
}

/** How far an amount is out of a range widened by a percent (and never by less than `floor`): negative is short, 0 is inside. */
export function outOf(range: Range, found: Cents, percent: number, floor: Cents): Cents {
  if (found < range.least - max(percentOf(range.least, percent), floor)) return found - range.least;
  if (found > range.most + max(percentOf(range.most, percent), floor)) return found - range.most;
  return 0n;
}

/** Two amounts that should be equal and are not, beyond a percent of the larger (and `floor`): the first less the second. */
export function gapBetween(first: Cents, second: Cents, percent: number, floor: Cents): Cents {
  const tolerance = max(percentOf(max(first, second), percent), floor);
  const gap = first - second;
  return gap > tolerance || -gap > tolerance ? gap : 0n;
}
