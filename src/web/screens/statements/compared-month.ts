/** Months that a statement is compared with. */
import { parsePeriod, periodKey, previousMonth } from '#core/calendar/period.ts';
import type { Comparison } from './statement-view.ts';

/** Months of which a comparison needs one; none for sums of several, and for a budget. */
export function comparedMonths(comparison: Comparison, period: string): string[] {
  const shown = parsePeriod(period)!;
  const before = shown.year - 1;
  const lastOf = [12, 13].map((month) => periodKey({ year: before, month }));
  switch (comparison) {
    case 'mes-anterior':
      return shown.month === 1 ? lastOf : [periodKey(previousMonth(shown))];
    case 'ano-anterior':
      return shown.month < 13 ? [periodKey({ ...shown, year: before })] : lastOf;
    case 'diciembre':
      return lastOf;
    default:
      return [];
  }
}

/** Whether no month has the balance that a comparison needs. */
export function isMissing(comparison: Comparison, period: string, periods: readonly string[]): boolean {
  const months = comparedMonths(comparison, period);
  return months.length > 0 && !months.some((month) => periods.includes(month));
}
