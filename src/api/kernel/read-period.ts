/** The month of a call. */
import { type Period, parsePeriod } from '#core/calendar/period.ts';
import { AppError } from '#core/call/app-error.ts';

/** `text`: `2026-02`. Throws AppError `resource.not_found` for a month that no books have, such as one of the year 0. */
export function readPeriod(text: string): Period {
  const period = parsePeriod(text);
  if (period === null) throw new AppError('resource.not_found');
  return period;
}
