/** Days and months in Bogotá, where months close and licenses end: five hours behind UTC, all year. */
import type { Period } from './period.ts';

/** As IANA names it. */
export const timeZone = 'America/Bogota';

const days = new Intl.DateTimeFormat('en-CA', { timeZone });

/** The day of a moment, `YYYY-MM-DD`. */
export function dayInBogota(moment: Date): string {
  return days.format(moment);
}

/** The calendar month of a moment; 1 to 12, for no moment is in a closing period. */
export function monthInBogota(moment: Date): Period {
  const [year, month] = dayInBogota(moment).split('-').map(Number);
  return { year: year!, month: month! };
}

/** When a day (`YYYY-MM-DD`) begins. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00-05:00`);
}
