/**
 * Special self-withholding of income tax (ET 365 par. 2, DUR 1.2.6.8) by economic activity. The table begins in March 2023:
 * before that nothing can be evaluated. Decreto 572 was suspended from 8 May to 30 June 2026, so May 2026 has two rates.
 */
import type { SelfWithholdingRate } from '../dated/dated-tables.ts';
import { tablesInForce } from '../dated/tables-in-force.ts';
import { daysOfMonth, holdsWithin } from '../in-force.ts';

export type { SelfWithholdingRate } from '../dated/dated-tables.ts';

/** The rate of a four-digit CIIU on an ISO day, or null. */
export function selfWithholdingAt(ciiu: string, day: string): SelfWithholdingRate | null {
  return ratesWithin(ciiu, day, day)[0] ?? null;
}

/** Every rate in force on some day of the month, older first; empty for an unknown code or date. */
export function selfWithholdingInMonth(ciiu: string, year: number, month: number): SelfWithholdingRate[] {
  const { first, last } = daysOfMonth(year, month);
  return ratesWithin(ciiu, first, last);
}

function ratesWithin(ciiu: string, first: string, last: string): SelfWithholdingRate[] {
  return tablesInForce()
    .selfWithholding(ciiu)
    .filter((row) => holdsWithin(row, first, last));
}
