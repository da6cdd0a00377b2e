/**
 * A file with the movements of a whole year under the name of one month: what depends on the month cannot be evaluated.
 * Result accounts accumulate from January, so their openings tell: zero outside January, or last year's total.
 */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import { type Cents, pesos } from '#core/money/money.ts';

/** What the result accounts open with: nothing, or the total of the year before. */
export type YearInFile = 'from_zero' | 'from_last_year';

const RESULT = /^[4-7]/;
const PERMANENT = /^[123]/;
/** Accounts that have to agree: fewer say nothing. */
const LEAST_ACCOUNTS = 6;
/** Share of result accounts with movement that open at zero. */
const ALMOST_ALL = 0.95;
/**
 * Movement over opening of an expense that occurs each month: 1 ÷ (month − 1). From April it is a third at most, and
 * about one in a year against the year before.
 */
const FIRST_TELLING_MONTH = 4;
const LEAST_RATIO = 0.6;
const MOST_RATIO = 1.8;

interface Account {
  opening: Cents;
  movement: Cents;
}

/** Null for a month's books, January, the closing period and an unknown period. */
export function yearInFile(balance: TrialBalance, period: Period | null): YearInFile | null {
  if (period === null || period.month === 1 || period.month > 12) return null;
  const results = accountsOf(balance, RESULT).filter(({ movement }) => movement !== 0n);
  if (results.length < LEAST_ACCOUNTS) return null;
  if (opensAtZero(results)) {
    const open = accountsOf(balance, PERMANENT).filter(({ opening }) => opening !== 0n);
    // A company in its first month of operation opens everything at zero.
    return open.length >= LEAST_ACCOUNTS ? 'from_zero' : null;
  }
  return period.month >= FIRST_TELLING_MONTH && repeatsItsOpening(results) ? 'from_last_year' : null;
}

function accountsOf(balance: TrialBalance, classes: RegExp): Account[] {
  return balance
    .leaves()
    .map((index) => balance.leaf(index))
    .filter(({ code }) => classes.test(code))
    .map(({ sum: { opening, debit, credit } }) => ({ opening, movement: debit - credit }));
}

function opensAtZero(results: readonly Account[]): boolean {
  return results.filter(({ opening }) => opening === 0n).length >= results.length * ALMOST_ALL;
}

/** The median account moved about as much as it had accumulated. Small change is left out. */
function repeatsItsOpening(results: readonly Account[]): boolean {
  const least = pesos(1000);
  const ratios = results
    .filter(({ opening }) => opening > least || opening < -least)
    .map(({ opening, movement }) => Number(movement) / Number(opening))
    .sort((a, b) => a - b);
  const median = ratios[ratios.length >> 1];
  if (median === undefined || ratios.length < LEAST_ACCOUNTS || ratios.length * 2 < results.length) return false;
  return median >= LEAST_RATIO && median <= MOST_RATIO;
}
