/** Dates and times in Colombian notation, in the browser's time zone. */
import { shortMonth } from '#core/calendar/period.es.ts';
import { dayBeside } from '#core/reference/dated/overlay.ts';

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

/** `hoy`, `mañana`, `24 nov`, `13 ene 2027`. */
export function nearDay(date: string, today: string): string {
  if (date === today) return 'hoy';
  if (date === dayBeside(today, 1)) return 'mañana';
  const [year, month = 1, day] = date.split('-').map(Number);
  return `${day} ${shortMonth(month)}${String(year) === today.slice(0, 4) ? '' : ` ${year}`}`;
}
