/** Schedule of license expiry warnings. Days are 'YYYY-MM-DD' in Bogotá. */
import { addDays, daysBetween } from './license.ts';

/** Days before expiry; −1 is the first day without a license. */
export const warningDays = [30, 7, 1, -1] as const;
export type WarningDays = (typeof warningDays)[number];

/** No warnings later than this many days after expiry. */
const news = 30;

/**
 * The warning due on a day, or null. A missed day is caught up with on the next run, until the next warning; a warning
 * dated before the license began (30 days for a demonstration of 15) is skipped.
 */
export function dueWarning(
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
  today: string,
): WarningDays | null {
  const left = daysBetween(today, endsOn);
  if (left < 0) return left >= -news ? -1 : null;
  const due = warningDays.findLast((days) => days >= left);
  return due !== undefined && addDays(endsOn, -due) > startsOn ? due : null;
}
