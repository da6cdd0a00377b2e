/** Percentages of amounts, exact enough that one decimal is rounded once. */
import { abs, type Cents } from './money.ts';

/**
 * The difference over the absolute value before: a cost of -100 that becomes -150 is -50 %, as its difference is -50. Null
 * from zero: it is new. 0 where nothing changed.
 */
export function changePercent(before: Cents, after: Cents): number | null {
  if (before === after) return 0;
  if (before === 0n) return null;
  // Thousandths of a percent: exact for any size.
  return Number(((after - before) * 100_000n) / abs(before)) / 1000;
}

/** A part in percent of its whole, which is above zero, to thousandths: what is written is rounded from it, never cut twice. */
export function percentIn(part: Cents, whole: Cents): number {
  return Number((part * 100_000n) / whole) / 1000;
}
