/** Legal minimum wage, transport allowance and least integral wage of each year. */
import { type WageYear, wageYears } from './minimum-wage.gen.ts';

export type { WageYear } from './minimum-wage.gen.ts';

const byYear = new Map(wageYears.map((row) => [row.year, row]));

/** Monthly amounts of a year in cents, with their decrees, or null where the table does not reach. */
export function minimumWage(year: number): WageYear | null {
  return byYear.get(year) ?? null;
}
