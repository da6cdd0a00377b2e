/**
 * The closing entry of a year inside a month: in December or month 13, where it empties the result accounts, or in January,
 * where it takes the opening that was carried over. Statements show what was earned and spent, and leave it out.
 */
import type { Amounts } from '#core/books/amounts.ts';
import { isCarriedOut } from '#core/books/month-flow.ts';
import type { Period } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import { natureOf } from '#core/reference/chart/puc.ts';

interface PlacedAmounts extends Readonly<Amounts> {
  /** In the decree. */
  place: string;
}

const DECEMBER = 12;
/** Ganancias y pérdidas: through it the year is closed, and nothing of it is a result of its own. */
export const CLOSING_ACCOUNT = '59';

/**
 * Whether a month holds the closing entry: all of 4, 5 and 6 is empty, after having had something, or 59 moved; in January,
 * that it opened with results and the result of the year in equity moved.
 */
export function closesYear(period: Period, accounts: readonly PlacedAmounts[]): boolean {
  if (period.month === 1)
    return accounts.some(({ place, debit, credit }) => /^(36|59)/.test(place) && debit + credit !== 0n);
  if (period.month < DECEMBER) return false;
  const isMoved = ({ opening, debit, credit }: PlacedAmounts) => opening !== 0n || debit !== 0n || credit !== 0n;
  const ofResult = accounts.filter(({ place }) => /^[456]/.test(place) && !place.startsWith(CLOSING_ACCOUNT));
  if (ofResult.some(isMoved) && ofResult.every(({ closing }) => closing === 0n)) return true;
  return accounts.some(({ place, debit, credit }) => place.startsWith(CLOSING_ACCOUNT) && debit + credit !== 0n);
}

/**
 * Part of debit − credit that closes an account, in a month that closes the year: by third party where each of them ends at
 * zero, else of the account as a whole. Zero where it is not emptied.
 */
export function closingEntryOf(
  { month }: Period,
  place: string,
  sum: Readonly<Amounts>,
  people: readonly Readonly<Amounts>[],
): Cents {
  if (!/^[4-7]/.test(place) || place.startsWith(CLOSING_ACCOUNT)) return 0n;
  if (month === 1)
    return people.reduce((closed, amounts) => closed - (isCarriedOut(amounts) ? amounts.opening : 0n), 0n);
  if (sum.closing !== 0n) return 0n;
  // Production costs move to inventory or cost of sales every month: that entry is no closing of the year.
  if (place.startsWith('7') && sum.opening === 0n) return 0n;
  const isByPerson = people.every(({ closing }) => closing === 0n);
  return (isByPerson ? people : [sum]).reduce((closed, amounts) => closed + closedIn(amounts, place), 0n);
}

/** What it held before the entry is its opening and what moved on the side of its balance. */
function closedIn({ opening, debit, credit }: Readonly<Amounts>, place: string): Cents {
  if (opening + debit !== credit) return 0n;
  const isDebit = opening === 0n ? natureOf(place) === 'D' : opening > 0n;
  return isDebit ? -(opening + debit) : credit - opening;
}
