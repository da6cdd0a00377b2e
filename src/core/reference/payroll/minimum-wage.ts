/** Legal minimum wage, transport allowance and minimum integral wage by year. */

import type { WageYear } from '../dated/minimum-wage.gen.ts';
import { tablesInForce } from '../dated/tables-in-force.ts';

export type { WageYear } from '../dated/minimum-wage.gen.ts';

/** Monthly amounts of a year in cents, with their decrees, or null outside the table. */
export function minimumWage(year: number): WageYear | null {
  return tablesInForce().wages.get(year) ?? null;
}

/**
 * Like `minimumWage`, falling back to the nearest year of the table: for thresholds of size, never for a legal figure.
 */
export function nearestMinimumWage(year: number): WageYear {
  const years = tablesInForce().wages;
  const [first, last] = [Math.min(...years.keys()), Math.max(...years.keys())];
  return years.get(Math.min(Math.max(year, first), last))!;
}
