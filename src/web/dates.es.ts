/** Dates and times in Colombian notation, in the browser's time zone. */
import { shortMonth } from '#core/calendar/period.es.ts';

/** `5 nov 2026` for an ISO date. */
export function formatDay(iso: string): string {
  const date = new Date(iso);
  return `${date.getDate()} ${shortMonth(date.getMonth() + 1)} ${date.getFullYear()}`;
}

/** `5 nov 2026, 9:14`: of what happens several times a day, as versions. */
export function formatMoment(iso: string): string {
  return `${formatDay(iso)}, ${formatClock(new Date(iso))}`;
}

/** `9:14`. */
export function formatClock(date: Date): string {
  return `${date.getHours()}:${String(date.getMinutes()).padStart(2, '0')}`;
}
