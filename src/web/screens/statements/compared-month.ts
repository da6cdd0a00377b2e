/** Months that a statement is compared with. */
import { parsePeriod, periodKey, previousMonth } from '#core/calendar/period.ts';
import type { Comparison, StatementView } from './statement-view.ts';

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

/**
 * Comparisons of documents: those that were chosen, or else what statements to be signed have, the month and the year to date
 * beside the same of the year before, and the end of that year, which in December is the same month.
 */
export function comparedInDocuments(
  { compare, isYear }: Pick<StatementView, 'compare' | 'isYear'>,
  period: string,
  periods: readonly string[],
): Comparison[] {
  const isEnd = /-1[23]$/.test(period);
  const usual: readonly Comparison[] = ['ano-anterior', 'acumulado', ...(isEnd ? [] : (['diciembre'] as const))];
  return (compare ?? usual).filter(
    // Of a year to date there is no other one.
    (one) => !isMissing(one, period, periods) && !(isYear && one === 'acumulado'),
  );
}
