/** The life of findings between months: what is new, what persists, what came back, what was corrected. */
import { type Period, periodKey, previousMonth } from '#core/calendar/period.ts';
import type { FindingChange } from '../contract.ts';

/** Fingerprints found in each audited month, by `2026-02`. A month that is not here has not been audited. */
export type AuditedMonths = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * What a finding of `period` is. Absent in the month before but found in an earlier one: it is back. If the month before
 * was never audited nobody knows that it was absent: the nearest audited month before decides.
 */
export function changeOf(
  fingerprint: string,
  period: Period,
  months: AuditedMonths,
): Exclude<FindingChange, 'corregido'> {
  const current = periodKey(period);
  const earlier = [...months].filter(([key]) => key < current).sort(([a], [b]) => (a < b ? 1 : -1));
  if (earlier[0]?.[1].has(fingerprint)) return 'persistente';
  return earlier.some(([, found]) => found.has(fingerprint)) ? 'reabierto' : 'nuevo';
}

/** First month of the unbroken run, month after month, that ends in `period`. */
export function foundSince(fingerprint: string, period: Period, months: AuditedMonths): Period {
  let first = period;
  for (
    let month = previousMonth(period);
    months.get(periodKey(month))?.has(fingerprint);
    month = previousMonth(month)
  ) {
    first = month;
  }
  return first;
}
