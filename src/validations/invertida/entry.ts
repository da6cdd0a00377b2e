/** Correcting entries of contra accounts, on the company's own accounts where it has them. */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { FactEntryLine } from '#core/engine/fact.ts';
import type { Cents } from '#core/money/money.ts';
import { longestMatch } from '#core/reference/chart/prefix-index.ts';
import type { ContraAccount, Pairs } from './contra-accounts.ts';

/** Debits one account and credits another. */
export function entry(debited: string, credited: string, amount: Cents): FactEntryLine[] {
  return [
    { account: debited, thirdParty: null, debit: amount, credit: 0n },
    { account: credited, thirdParty: null, debit: 0n, credit: amount },
  ];
}

/** The company's account under a prefix, or the prefix itself. */
export function ownAccount(balance: TrialBalance, prefix: string): string {
  const [leaf] = balance.leaves(prefix);
  return leaf === undefined ? prefix : balance.leaf(leaf).code;
}

/** Account linked to a contra account by a pair table, or null. */
export function tiedTo(balance: TrialBalance, { code, corrects }: ContraAccount, pairs: Pairs): string | null {
  const found = longestMatch(new Map(pairs), corrects ?? code);
  return found === null ? null : ownAccount(balance, found);
}

/** Account with the largest balance of a group. */
export function largest(accounts: readonly ContraAccount[]): ContraAccount {
  return accounts.reduce((most, one) => (one.wrong < most.wrong ? one : most));
}
