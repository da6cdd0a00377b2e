/** Moments as a Colombian reads them, in the time zone of the browser. */
import { shortMonth } from '#core/calendar/period.es.ts';

/** `5 nov 2026` of an ISO date. */
export function formatDay(iso: string): string {
  const date = new Date(iso);
  return `${date.getDate()} ${shortMonth(date.getMonth() + 1)} ${date.getFullYear()}`;
}

/** `9:14`. */
export function formatClock(date: Date): string {
  return `${date.getHours()}:${String(date.getMinutes()).padStart(2, '0')}`;
}
