/** The months that a person may name for a balance: this one and those of the three years before, each year with its closing period. */
import { monthInBogota } from '#core/calendar/bogota.ts';
import { monthsBetween, type Period } from '#core/calendar/period.ts';

/** Newest first; the closing period of a year is the one after its December. */
export function choosableMonths(today: Date): Period[] {
  const last = monthInBogota(today);
  return monthsBetween({ year: last.year - 3, month: 1 }, last)
    .flatMap((period) => (period.month === 12 ? [period, { year: period.year, month: 13 }] : [period]))
    .reverse();
}
