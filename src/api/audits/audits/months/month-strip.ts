/** The month strip: 24 months with their state. */
import {
  comparePeriods,
  type Period,
  parsePeriod,
  periodKey,
  previousMonth,
  samePeriod,
} from '#core/calendar/period.ts';
import { type DueCalendars, dueDatesOf } from '#core/reference/tax/due-dates.ts';
import type { Filer } from '#core/reference/tax/obligations.ts';
import type { AuditMonth } from '../contract.ts';
import type { MonthRecord } from '../queries.ts';

const stripLength = 24;

/**
 * 24 calendar months that end in `last`, oldest first; closing periods (month 13) only where they have a balance, right
 * after their December.
 */
export function monthStrip(records: readonly MonthRecord[], last: Period): AuditMonth[] {
  const months: Period[] = [];
  // A closing period belongs to the December before it.
  let month = { year: last.year, month: Math.min(last.month, 12) };
  for (let count = 0; count < stripLength; count++) {
    months.unshift(month);
    month = previousMonth(month);
  }
  const closings = records.filter(
    (record) => record.month === 13 && comparePeriods(record, months[0]!) > 0 && comparePeriods(record, last) <= 0,
  );
  return [...months, ...closings].sort(comparePeriods).map((period) =>
    monthDocument(
      period,
      records.find((record) => samePeriod(record, period)),
    ),
  );
}

/** A month as an API document; undefined: without a balance. */
export function monthDocument(period: Period, record: MonthRecord | undefined): AuditMonth {
  const key = periodKey(period);
  if (record === undefined) {
    const nothing = { version: null, auditId: null, openFindings: 0, critical: 0, healthIndex: null };
    return { period: key, state: 'sin_cargar', ...nothing };
  }
  const { version, auditId, openFindings, critical, healthIndex, signOff, reread } = record;
  const counts = { openFindings, critical, healthIndex };
  const told = { ...(signOff != null && { signOff }), ...(reread != null && { reread }) };
  return { period: key, state: stateOf(record), version, auditId, ...counts, ...told };
}

function stateOf({ state }: MonthRecord): AuditMonth['state'] {
  if (state === 'done') return 'auditado';
  return state === 'queued' || state === 'running' ? 'auditando' : 'cargado';
}

/** With the returns that the company files for the month, as far as its profile says. */
export function withDueDates(
  month: AuditMonth,
  company: Pick<Filer, 'nit' | 'profile'>,
  calendars: DueCalendars,
): AuditMonth {
  return { ...month, dueDates: dueDatesOf(calendars, company, parsePeriod(month.period)!) };
}
