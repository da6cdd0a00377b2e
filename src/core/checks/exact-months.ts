/**
 * Payroll that is exact: where every month before booked what its wages give, a month that does not is judged by a narrower
 * tolerance than a payroll that never agrees, and by the same end of the range (with vacations in the base, or without).
 */
import type { Cents } from '#core/money/money.ts';
import { outOf, type Range } from '#core/money/nearness.ts';

/** Percent within which a month is exact, fewest of them, and percent admitted of one after them. */
const EXACT_PERCENT = 1;
const FEWEST = 4;
export const CLOSE_PERCENT = 3;

export interface ChargedMonth {
  charged: Cents;
  /** Null where it is not known. */
  expected: Range | null;
  /** Its vacations may be of who left: either end is right. */
  arePaidOff: boolean;
}

/** `either`: the months before never told them apart. */
export type End = 'least' | 'most' | 'either';

/** The judged month. */
interface JudgedMonth extends ChargedMonth {
  expected: Range;
  noise: Cents;
}

/** The end of the range that each of the months before met; null where the month meets both, or they met neither. */
export function exactEnd(
  { charged, expected, noise, arePaidOff }: JudgedMonth,
  past: () => readonly ChargedMonth[],
): End | null {
  const isNear = (end: 'least' | 'most') => outOf(atEnd(expected, end), charged, CLOSE_PERCENT, noise) === 0n;
  if (isNear('least') && isNear('most')) return null;
  const months = past();
  if (months.length < FEWEST) return null;
  const isExact = (month: ChargedMonth, end: 'least' | 'most') =>
    month.expected !== null &&
    month.expected.least > 0n &&
    outOf(atEnd(month.expected, month.arePaidOff ? 'either' : end), month.charged, EXACT_PERCENT, noise) === 0n;
  const [isLeast, isMost] = (['least', 'most'] as const).map((end) => months.every((month) => isExact(month, end)));
  if (isLeast && isMost) return 'either';
  if (!isLeast && !isMost) return null;
  return arePaidOff ? 'either' : isLeast ? 'least' : 'most';
}

/** The range itself where no one end is known. */
export function atEnd(range: Range, end: End | null): Range {
  return end === null || end === 'either' ? range : { least: range[end], most: range[end] };
}
