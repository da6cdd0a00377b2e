/**
 * Withholding concepts as they stood at a date. Minimum bases changed three times between May 2025 and July 2026, twice
 * in the middle of a year: never take a rate without saying when. The minimum applies to each payment, not to the month.
 */
import type { Cents } from '#core/money/money.ts';
import { daysOfMonth, holdsWithin } from '../in-force.ts';
import { uvt } from './uvt.ts';
import { type WithholdingRow, withholdingRows } from './withholding.gen.ts';

export type { WithholdingRow } from './withholding.gen.ts';

/** Rows of a concept in force on an ISO day: one, none, or the brackets of SALARIOS_383. */
export function withholdingAt(code: string, day: string): WithholdingRow[] {
  return withholdingRows.filter((row) => row.code === code && holdsWithin(row, day, day));
}

/** Every row in force on some day of the month: where the law changed within it, both, the older first. */
export function withholdingInMonth(year: number, month: number): WithholdingRow[] {
  const { first, last } = daysOfMonth(year, month);
  return withholdingRows.filter((row) => holdsWithin(row, first, last));
}

/** Least payment that is withheld on, in cents of that year, or null when the row or the UVT of the year does not say. */
export function minimumBase(row: WithholdingRow, year: number): Cents | null {
  const unit = uvt(year);
  return unit === null || row.minBaseUvt === null ? null : unit * BigInt(row.minBaseUvt);
}
