/** A journal entry and its postings: the only way an amount gets into the simulated books. */

import { comparePeriods, type Period } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import type { ThirdParty } from '#simulator/model.ts';

export interface Posting {
  /** Eight digits. */
  account: string;
  /** Null only for an error: every account of this company keeps third parties. */
  thirdParty: ThirdParty | null;
  /** Cents, never negative; one of the two is zero. */
  debit: Cents;
  credit: Cents;
  /** The first month whose report shows it, when that is later than the entry's: it was posted to a month already reported. */
  shownFrom?: Period;
}

export interface Entry {
  period: Period;
  /** Day of the month: rates change in mid-month. */
  day: number;
  postings: readonly Posting[];
}

export function debit(account: string, thirdParty: ThirdParty | null, amount: Cents): Posting {
  return amount < 0n ? credit(account, thirdParty, -amount) : { account, thirdParty, debit: amount, credit: 0n };
}

export function credit(account: string, thirdParty: ThirdParty | null, amount: Cents): Posting {
  return amount < 0n ? debit(account, thirdParty, -amount) : { account, thirdParty, debit: 0n, credit: amount };
}

/** Whether the posting was made after the report of its own month, so that the next one opens with a surprise. */
export function isLate(posting: Posting, period: Period): boolean {
  return posting.shownFrom !== undefined && comparePeriods(posting.shownFrom, period) > 0;
}
