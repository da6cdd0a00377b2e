/** The unit in which the tax law writes its amounts. */
import type { Cents } from '#core/money/money.ts';
import { uvtYears } from './uvt.gen.ts';

const byYear = new Map(uvtYears.map(({ year, uvt: value }) => [year, value]));

/** UVT of a year in cents, or null where the table does not reach. */
export function uvt(year: number): Cents | null {
  return byYear.get(year) ?? null;
}

/** The same, or that of the nearest year of the table: for what is a matter of size, never for a figure of the law. */
export function nearestUvt(year: number): Cents {
  return byYear.get(year) ?? (year < uvtYears[0]!.year ? uvtYears[0]! : uvtYears.at(-1)!).uvt;
}
