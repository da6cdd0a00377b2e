/** Journal entries and postings: the only way amounts enter the simulated books. */

import { comparePeriods, type Period } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import type { ThirdParty } from '#simulator/model.ts';

export interface Posting {
  /** Eight digits. */
  account: string;
  /** Null only for an error: every account of this company requires third parties. */
  thirdParty: ThirdParty | null;
  /** Cents, never negative; one of both is zero. */
  debit: Cents;
  credit: Cents;
  /** First month whose report shows it, when later than the entry's: posted to an already reported month. */
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

/** Whether the posting was made after the report of its month, so that the next opening differs. */
export function isLate(posting: Posting, period: Period): boolean {
  return posting.shownFrom !== undefined && comparePeriods(posting.shownFrom, period) > 0;
}
