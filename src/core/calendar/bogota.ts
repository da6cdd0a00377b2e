/** Days and months in Bogotá (UTC−5 all year): the time zone of month ends and license ends. */
import type { Period } from './period.ts';

/** IANA time zone name. */
export const timeZone = 'America/Bogota';

const days = new Intl.DateTimeFormat('en-CA', { timeZone });

/** The day of a timestamp, `YYYY-MM-DD`. */
export function dayInBogota(moment: Date): string {
  return days.format(moment);
}

/** The calendar month of a timestamp, 1 to 12: a timestamp never falls in a closing period. */
export function monthInBogota(moment: Date): Period {
  const [year, month] = dayInBogota(moment).split('-').map(Number);
  return { year: year!, month: month! };
}

/** Midnight in Bogotá of a day (`YYYY-MM-DD`), as a timestamp. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00-05:00`);
}
