/** Which months a request asks for. */

import { comparePeriods, monthsBetween, type Period, parsePeriod } from '#core/calendar/period.ts';
import { AppError } from '#core/call/app-error.ts';
import { mostPulledMonths } from './contract.ts';
import { text } from './text.es.ts';

/** A month (`year` and `month`), or the first and the last of some in a row (`from` and `to`). */
export type AskedMonths = Partial<Period> & { from?: string; to?: string };

/**
 * Oldest first, so that each is audited with its history. Throws AppError `request.invalid` with the field: neither a month nor a
 * range, or both; months to come; a range the wrong way round; too many. `now` is the month that we are in; its report is of what is posted so far.
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
  // The contract has seen to the form; what is left are years that no calendar of ours has.
  if (first === null || last === null) throw refused(first === null ? 'from' : 'to', text.noMonth);
  return monthsBetween(first, last);
}

/** The closing period of a year is written while its December is. */
function isOwnClosing(period: Period, now: Period): boolean {
  return period.month === 13 && period.year === now.year && now.month === 12;
}

function refused(field: string, message: string): AppError {
  return new AppError('request.invalid', {}, [{ field, message }]);
}
