/** Legal minimum wage, transport allowance and least integral wage of each year. */
import { type WageYear, wageYears } from './minimum-wage.gen.ts';

export type { WageYear } from './minimum-wage.gen.ts';

const byYear = new Map(wageYears.map((row) => [row.year, row]));

/** Monthly amounts of a year in cents, with their decrees, or null where the table does not reach. */
export function minimumWage(year: number): WageYear | null {
  return byYear.get(year) ?? null;
}

/** The same, or that of the nearest year of the table: for what is a matter of size, never for a figure of the law. */
export function nearestMinimumWage(year: number): WageYear {
  return byYear.get(year) ?? (year < wageYears[0]!.year ? wageYears[0]! : wageYears.at(-1)!);
}
