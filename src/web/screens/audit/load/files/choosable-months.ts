/** Selectable months of a balance: this year to date and the three years before, with their closing periods. */
import { monthInBogota } from '#core/calendar/bogota.ts';
import { monthsBetween, type Period } from '#core/calendar/period.ts';

/** Newest first; a closing period follows its December. */
export function choosableMonths(today: Date): Period[] {
  const last = monthInBogota(today);
  return monthsBetween({ year: last.year - 3, month: 1 }, last)
    .flatMap((period) => (period.month === 12 ? [period, { year: period.year, month: 13 }] : [period]))
    .reverse();
}
