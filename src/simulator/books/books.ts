/** The ledger: accepts balanced entries only, and keeps every balance by account and third party. */

import { type Period, periodKey } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import type { Under } from '#simulator/habits.ts';
import type { ThirdParty } from '#simulator/model.ts';
import { total } from '#simulator/rounding.ts';
import type { Entry, Posting } from './entry.ts';

export interface Balance {
  account: string;
  thirdParty: ThirdParty | null;
  /** Cents, debit positive. */
  amount: Cents;
}

export interface Books {
  /** Posts an entry; zero postings are dropped. Throws RangeError when debits and credits differ. */
  post(period: Period, day: number, postings: readonly Posting[]): void;
  /** Entries of one month, in posting order. */
  entries(period: Period): readonly Entry[];
  /** Current balance of an account with one third party. */
  balance(account: string, thirdParty: ThirdParty | null): Cents;
  /** Current non-zero balances of the accounts under a prefix, by account, then by third party. */
  balances(prefix: string): Balance[];
  /** Their current sum. */
  sum(prefix: string): Cents;
}

/** `under`: the third party under whom each posting is kept. */
export function createBooks(under: Under = (_account, named) => named): Books {
  const months = new Map<string, Entry[]>();
  const accounts = new Map<string, Map<string, Balance>>();

  const apply = (posting: Posting): void => {
    const third = posting.thirdParty?.id ?? '';
    const ofAccount = accounts.get(posting.account) ?? new Map<string, Balance>();
    accounts.set(posting.account, ofAccount);
    const amount = (ofAccount.get(third)?.amount ?? 0n) + posting.debit - posting.credit;
    ofAccount.set(third, { account: posting.account, thirdParty: posting.thirdParty, amount });
  };

  const balances = (prefix: string): Balance[] =>
    [...accounts.keys()]
      .filter((account) => account.startsWith(prefix))
      .sort()
      .flatMap((account) => [...accounts.get(account)!.values()])
      .filter((balance) => balance.amount !== 0n);

  return {
    post(period, day, all) {
      const postings = all
        .filter((posting) => posting.debit !== 0n || posting.credit !== 0n)
        .map((posting) => ({ ...posting, thirdParty: under(posting.account, posting.thirdParty) }));
      const difference = total(postings.map((posting) => posting.debit - posting.credit));
      if (difference !== 0n)
        throw new RangeError(`entry of ${periodKey(period)} is ${difference} cents out of balance`);
      if (postings.length === 0) return;
      const key = periodKey(period);
      const entries = months.get(key);
      if (entries) entries.push({ period, day, postings });
      else months.set(key, [{ period, day, postings }]);
      for (const posting of postings) apply(posting);
    },
    entries: (period) => months.get(periodKey(period)) ?? [],
    balance: (account, thirdParty) => accounts.get(account)?.get(under(account, thirdParty)?.id ?? '')?.amount ?? 0n,
    balances,
    sum: (prefix) => total(balances(prefix).map((balance) => balance.amount)),
  };
}
