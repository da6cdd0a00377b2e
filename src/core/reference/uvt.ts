/** The unit in which the tax law writes its amounts. */
import type { Cents } from '#core/money.ts';
import { uvtYears } from './uvt.gen.ts';

const byYear = new Map(uvtYears.map(({ year, uvt: value }) => [year, value]));

/** UVT of a year in cents, or null where the table does not reach. */
export function uvt(year: number): Cents | null {
  return byYear.get(year) ?? null;
}
