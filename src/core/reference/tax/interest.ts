/** Certified interest rates by month: legal limit of loans and interest on late taxes (domain V8). */

import type { InterestMonth } from '../dated/interest.gen.ts';
import { tablesInForce } from '../dated/tables-in-force.ts';

export type { InterestMonth } from '../dated/interest.gen.ts';

/** Effective annual percentages of a calendar month, or null outside the table. Month 13 is December. */
export function interestRates(year: number, month: number): InterestMonth | null {
  return tablesInForce().interest.get(`${year}-${String(Math.min(month, 12)).padStart(2, '0')}`) ?? null;
}
