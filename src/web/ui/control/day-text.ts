/** Days as typed in Colombia, `31/03/2026`, and as dates of the API, `2026-03-31`. */

/** The date of typed words, day first; null where they are no day. */
export function readDay(typed: string): string | null {
  const match = /^\s*(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})\s*$/.exec(typed);
  if (match === null) return null;
  const [day, month, year] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay && year >= 1900 && year <= 2199 ? date.toISOString().slice(0, 10) : null;
}

/** `31/03/2026` of `2026-03-31`; empty for anything else. */
export function writeDay(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  return year === undefined ? '' : `${day}/${month}/${year}`;
}
