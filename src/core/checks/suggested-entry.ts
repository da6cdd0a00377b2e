/** Correcting entries of a finding, on the company's own accounts where it has them. */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { FactEntryLine, FactThirdParty } from '#core/engine/fact.ts';
import type { Cents } from '#core/money/money.ts';

/** Debits one account and credits another; a negative amount reverses the entry, zero gives none. */
export function entryBetween(
  debited: string,
  credited: string,
  amount: Cents,
  thirdParty: number | null = null,
): FactEntryLine[] {
  if (amount < 0n) return entryBetween(credited, debited, -amount, thirdParty);
  if (amount === 0n) return [];
  return [
    { account: debited, thirdParty, debit: amount, credit: 0n },
    { account: credited, thirdParty, debit: 0n, credit: amount },
  ];
}

/** Pays the balance of an account, by third party where known: debits the account, credits the bank. */
export function paymentEntry(
  account: string,
  bank: string,
  owed: { amount: Cents; thirdParties: readonly FactThirdParty[] },
): FactEntryLine[] {
  const known = owed.thirdParties.reduce((sum, { amount }) => sum + amount, 0n) === owed.amount;
  if (!known) return entryBetween(account, bank, owed.amount);
  return [
    ...owed.thirdParties.map(({ thirdParty, amount }) => ({ account, thirdParty, debit: amount, credit: 0n })),
    { account: bank, thirdParty: null, debit: 0n, credit: owed.amount },
  ];
}

/** The first account with facts under the first matching prefix, else the first prefix; '' without prefixes. */
export function ownAccount(balance: TrialBalance, prefixes: readonly string[]): string {
  for (const prefix of prefixes) {
    const [leaf] = balance.leaves(prefix);
    if (leaf !== undefined) return balance.leaf(leaf).code;
  }
  return prefixes[0] ?? '';
}
