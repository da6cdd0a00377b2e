/** Variation of a balance in percent, whose sign is that of the growth of its absolute value. */
import { abs, type Cents } from './money.ts';

/**
 * Compares absolute values while the sign stays; when it changes, the difference over the absolute value before. Null from
 * zero: it is new. 0 where nothing changed.
 */
export function changePercent(before: Cents, after: Cents): number | null {
  if (before === after) return 0;
  if (before === 0n) return null;
  const isTurned = before < 0n !== after < 0n && after !== 0n;
  const change = isTurned ? after - before : abs(after) - abs(before);
  // Tenths of a percent before the division: exact for any size.
  return Number((change * 100_000n) / abs(before)) / 1000;
}
