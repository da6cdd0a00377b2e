/** Legal minimum wage, transport allowance and minimum integral wage by year. */
import { type WageYear, wageYears } from './minimum-wage.gen.ts';

export type { WageYear } from './minimum-wage.gen.ts';

const byYear = new Map(wageYears.map((row) => [row.year, row]));

/** Monthly amounts of a year in cents, with their decrees, or null outside the table. */
export function minimumWage(year: number): WageYear | null {
  return byYear.get(year) ?? null;
}

/**
 * Like `minimumWage`, falling back to the nearest year of the table: for thresholds of size, never for a legal figure.
 */
export function nearestMinimumWage(year: number): WageYear {
  return byYear.get(year) ?? (year < wageYears[0]!.year ? wageYears[0]! : wageYears.at(-1)!);
}
