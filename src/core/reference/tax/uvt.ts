/** UVT, the unit of amounts in tax law. */
import type { Cents } from '#core/money/money.ts';
import { tablesInForce } from '../dated/tables-in-force.ts';
import type { UvtYear } from '../dated/uvt.gen.ts';

/** UVT of a year with the resolution that set it, or null outside the table. */
export function uvtYear(year: number): UvtYear | null {
  return tablesInForce().uvt.get(year) ?? null;
}

/** UVT of a year in cents, or null outside the table. */
export function uvt(year: number): Cents | null {
  return uvtYear(year)?.uvt ?? null;
}

/** Like `uvt`, falling back to the nearest year of the table: for thresholds of size, never for a legal figure. */
export function nearestUvt(year: number): Cents {
  const years = tablesInForce().uvt;
  const [first, last] = [Math.min(...years.keys()), Math.max(...years.keys())];
  return years.get(Math.min(Math.max(year, first), last))!.uvt;
}
