/** UVT, the unit of amounts in tax law. */
import type { Cents } from '#core/money/money.ts';
import { uvtYears } from './uvt.gen.ts';

const byYear = new Map(uvtYears.map(({ year, uvt: value }) => [year, value]));

/** UVT of a year in cents, or null outside the table. */
export function uvt(year: number): Cents | null {
  return byYear.get(year) ?? null;
}

/** Like `uvt`, falling back to the nearest year of the table: for thresholds of size, never for a legal figure. */
export function nearestUvt(year: number): Cents {
  return byYear.get(year) ?? (year < uvtYears[0]!.year ? uvtYears[0]! : uvtYears.at(-1)!).uvt;
}
