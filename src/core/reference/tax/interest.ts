/** Certified interest rates by month: legal limit of loans and interest on late taxes (domain V8). */

import type { Period } from '#core/calendar/period.ts';
import { periodKey } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import type { InterestMonth } from '../dated/interest.gen.ts';
import { tablesInForce } from '../dated/tables-in-force.ts';
import { minimumWage } from '../payroll/minimum-wage.ts';

export type { InterestMonth } from '../dated/interest.gen.ts';

/** Effective annual percentages of a calendar month, or null outside the table. Month 13 is December. */
export function interestRates(year: number, month: number): InterestMonth | null {
  return tablesInForce().interest.get(`${year}-${String(Math.min(month, 12)).padStart(2, '0')}`) ?? null;
}

/** First month with caps of productive credit (Decreto 455 of 2023). */
const PRODUCTIVE_SINCE = '2023-04';
/** Assets of a micro-enterprise, and what is lent to one at most by modality, in monthly minimum wages. */
const MICRO_ASSETS = 500n;
const [LARGE, USUAL, POPULAR] = [120n, 25n, 6n];

/** By how much a cap that is not known may exceed all that are, percent. */
const UNKNOWN_MARGIN = 25;

/**
 * The highest cap that a loan may have as productive credit, which is for micro-enterprises and certified apart
 * (Decreto 2555 of 2010, art. 11.2.5.1.2; Decreto 455 of 2023). A loan owes at most what was lent. Without the cap of
 * its month: what no cap of that kind of credit will exceed.
 *
 * @param owed positive cents
 * @param assets of the debtor, cents
 * @returns effective annual percent; null where it can be no such credit
 */
export function productiveCap(
  period: Period,
  owed: Cents,
  assets: Cents,
): { percent: number; isCertified: boolean } | null {
  const month = periodKey(period);
  const wage = minimumWage(period.year)?.wage;
  if (month < PRODUCTIVE_SINCE || wage === undefined || assets > MICRO_ASSETS * wage || owed > LARGE * wage)
    return null;
  const kind = owed > USUAL * wage ? 'large' : owed > POPULAR * wage ? 'usual' : 'popular';
  const { productive } = tablesInForce();
  const certified = productive.get(month)?.[kind] ?? null;
  if (certified !== null) return { percent: certified, isCertified: true };
  const highest = Math.max(...[...productive.values()].map((caps) => caps[kind] ?? 0));
  return { percent: highest * (1 + UNKNOWN_MARGIN / 100), isCertified: false };
}
