/** Months of the strip by year, and neighbouring months. */

import type { AuditMonth } from '#api/audits/audits/contract.ts';
import { monthInBogota } from '#core/calendar/bogota.ts';
import {
  comparePeriods,
  nextMonth,
  type Period,
  parsePeriod,
  periodKey,
  previousMonth,
} from '#core/calendar/period.ts';

export function byYear(months: readonly AuditMonth[]): { year: string; months: AuditMonth[] }[] {
  const years = Map.groupBy(months, ({ period }) => period.slice(0, 4));
  return [...years].map(([year, ofYear]) => ({ year, months: ofYear }));
}

/** Cells that a phone has room for. */
const ROOM = 11;

/** The months around one for a phone, by key: as many of its past as fit, and the next. */
export function monthsNear(months: readonly AuditMonth[], current: string | null): ReadonlySet<string> {
  const at = months.findIndex(({ period }) => period === current);
  const end = at < 0 ? months.length : Math.min(months.length, Math.max(at + 2, ROOM));
  return new Set(months.slice(Math.max(0, end - ROOM), end).map(({ period }) => period));
}

/** Newest month with a balance, or null. */
export function newestLoaded(months: readonly AuditMonth[]): Period | null {
  const month = months.findLast(({ state }) => state !== 'sin_cargar');
  return month ? parsePeriod(month.period) : null;
}

/** Whether the last month that has ended has no balance yet. */
export function isNewestMissing(months: readonly AuditMonth[], today: Date): boolean {
  const newest = newestLoaded(months);
  return newest === null || comparePeriods(newest, previousMonth(monthInBogota(today))) < 0;
}

/** Previous or next month; the closing period only if it is in the strip. */
export function neighbour(months: readonly AuditMonth[], from: Period, step: -1 | 1): Period {
  const closing: Period = { year: step === 1 ? from.year : from.year - 1, month: 13 };
  const crosses = step === 1 ? from.month === 12 : from.month === 1;
  if (crosses && months.some(({ period }) => period === periodKey(closing))) return closing;
  return step === 1 ? nextMonth(from) : previousMonth(from);
}

/** Last selectable month: the current one, or a later one with a balance. */
export function lastMonth(months: readonly AuditMonth[], today: Date): Period {
  const current = monthInBogota(today);
  const newest = newestLoaded(months);
  return newest && comparePeriods(newest, current) > 0 ? newest : current;
}
