/** When an account is warned that its license ends. Days are 'YYYY-MM-DD' in Bogotá. */
import { addDays, daysBetween } from './license.ts';

/** Days before the end at which it is warned; -1 is the first day without a license. */
export const warningDays = [30, 7, 1, -1] as const;
export type WarningDays = (typeof warningDays)[number];

/** Longer after its end nobody needs to be told. */
const news = 30;

/**
 * The warning that is due on a day, or null. A day on which nothing ran is made up for on the next one, until the next
 * warning; one whose day came before the license began, such as that of 30 days for a demonstration of 15, is left out.
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
