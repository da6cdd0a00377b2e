/** A file that states a month that has not begun: probably another year. */
import { comparePeriods, type Period, parsePeriod, periodKey } from '#core/calendar/period.ts';
import type { ReadIssue } from '#core/reading/read-issue.ts';

/** `period`: as in the reading. Null for months up to the current one. */
export function futureIssue(period: string | null, current: Period): ReadIssue | null {
  const said = period === null ? null : parsePeriod(period);
  if (said === null || comparePeriods(said, current) <= 0) return null;
  return { code: 'future_month', fatal: false, data: { period: periodKey(said), otherPeriod: periodKey(current) } };
}
