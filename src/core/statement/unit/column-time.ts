/** The time of the figures of a column, by which they are restated. */
import type { Period } from '#core/calendar/period.ts';
import type { Basis } from '../ledger.ts';

export interface ColumnTime {
  period: Period;
  /** Of figures that flow. */
  basis: Basis;
}

/** Whether figures that flow are of several months. */
export function hasSeveralMonths({ period, basis }: ColumnTime): boolean {
  return basis === 'year' && period.month > 1;
}

/** Months of the year of a column up to its own; the closing period is one of them. */
export function monthsOf({ period: { year, month } }: ColumnTime): Period[] {
  return Array.from({ length: month }, (_, at) => ({ year, month: at + 1 }));
}
