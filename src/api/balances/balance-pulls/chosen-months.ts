/** Parses the months of a pull request. */

import { comparePeriods, monthsBetween, type Period, parsePeriod } from '#core/calendar/period.ts';
import { AppError } from '#core/call/app-error.ts';
import { mostPulledMonths } from './contract.ts';
import { text } from './text.es.ts';

/** A month (`year` and `month`), or a range (`from` and `to`). */
export type AskedMonths = Partial<Period> & { from?: string; to?: string };

/**
 * Oldest first, so that each is audited with its history. Throws AppError `request.invalid` with the field: no month
 * and no range, or both; future months; a reversed range; too many. `now`: the current month, whose report contains the
 * postings so far.
 */
export function chosenMonths(asked: AskedMonths, now: Period): Period[] {
  const [field, months] = readAsked(asked);
  const last = months.at(-1);
  if (last === undefined) throw refused('from', text.wrongOrder);
  if (comparePeriods(last, now) > 0 && !isOwnClosing(last, now)) throw refused(field, text.future);
  if (months.length > mostPulledMonths) throw refused('from', text.tooMany(mostPulledMonths));
  return months;
}

function readAsked({ year, month, from, to }: AskedMonths): ['month' | 'to', Period[]] {
  const isMonth = year !== undefined && month !== undefined && from === undefined && to === undefined;
  if (isMonth) return ['month', [{ year, month }]];
  if (from === undefined || to === undefined || year !== undefined || month !== undefined)
    throw refused('month', text.noMonths);
  return ['to', range(from, to)];
}

function range(from: string, to: string): Period[] {
  const [first, last] = [parsePeriod(from), parsePeriod(to)];
  // The contract checks the format; what is left are years outside our calendar.
  if (first === null || last === null) throw refused(first === null ? 'from' : 'to', text.noMonth);
  return monthsBetween(first, last);
}

/** Whether a month is the closing period of the current year's December, during which it is posted. */
function isOwnClosing(period: Period, now: Period): boolean {
  return period.month === 13 && period.year === now.year && now.month === 12;
}

function refused(field: string, message: string): AppError {
  return new AppError('request.invalid', {}, [{ field, message }]);
}
