/**
 * The calendar of a year that is not published yet, as its rule gives it: each return on the same business days of the
 * same month as in the year before (Decreto 2229 de 2023, which the calendar of 2026 follows in every date). Such dates
 * are to be confirmed: the DIAN may move them.
 */
import { businessDaysOf } from '#core/calendar/holidays.ts';
import type { DueRow } from './due-dates.ts';

/** The calendar of the year after that of `rows`. */
export function calendarAfter(rows: readonly DueRow[]): DueRow[] {
  return rows.map(({ obligation, period, dates }) => ({
    obligation,
    period: period.replace(/^\d{4}/, (year) => String(Number(year) + 1)),
    dates: dates.map(aYearLater),
    isComputed: true,
  }));
}

/** The business day of the same month and place, a year later. */
function aYearLater(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const place = businessDaysOf(year, month).indexOf(date);
  // One that is no business day was a slip of who loaded it.
  return businessDaysOf(year + 1, month)[Math.max(place, 0)]!;
}
