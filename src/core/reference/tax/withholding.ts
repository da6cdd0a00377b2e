/**
 * Withholding concepts by date. Minimum bases changed three times between May 2025 and July 2026, twice in mid-year: a
 * rate always needs a date. The minimum applies to each payment, not to the month.
 */
import type { Cents } from '#core/money/money.ts';
import { tablesInForce } from '../dated/tables-in-force.ts';
import type { WithholdingRow } from '../dated/withholding.gen.ts';
import { daysOfMonth, holdsWithin } from '../in-force.ts';
import { uvt } from './uvt.ts';

export type { WithholdingRow } from '../dated/withholding.gen.ts';

/** Rows of a concept in force on an ISO day: one, none, or the brackets of SALARIOS_383. */
export function withholdingAt(code: string, day: string): WithholdingRow[] {
  return tablesInForce().withholding.filter((row) => row.code === code && holdsWithin(row, day, day));
}

/** Every row in force on some day of the month: both, older first, where the law changed within it. */
export function withholdingInMonth(year: number, month: number): WithholdingRow[] {
  const { first, last } = daysOfMonth(year, month);
  return tablesInForce().withholding.filter((row) => holdsWithin(row, first, last));
}

/** Minimum payment subject to withholding, in cents of that year, or null when row or UVT is unknown. */
export function minimumBase(row: WithholdingRow, year: number): Cents | null {
  const unit = uvt(year);
  return unit === null || row.minBaseUvt === null ? null : unit * BigInt(row.minBaseUvt);
}
