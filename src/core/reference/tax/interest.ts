/** Certified interest rates by month: legal limit of loans and interest on late taxes (domain V8). */
import { type InterestMonth, interestMonths } from './interest.gen.ts';

export type { InterestMonth } from './interest.gen.ts';

const byMonth = new Map(interestMonths.map((row) => [row.month, row]));

/** Effective annual percentages of a calendar month, or null outside the table. Month 13 is December. */
export function interestRates(year: number, month: number): InterestMonth | null {
  return byMonth.get(`${year}-${String(Math.min(month, 12)).padStart(2, '0')}`) ?? null;
}
