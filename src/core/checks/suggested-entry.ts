/** Correcting entries of a finding, on the company's own accounts where it has them. */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { FactCorrection, FactEntryLine, FactEntryShare, FactThirdParty } from '#core/engine/fact.ts';
import { abs, type Cents } from '#core/money/money.ts';

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

/** The same between two accounts, each by third party if it is kept so. */
export function entryByShare(
  debited: string,
  credited: string,
  amount: Cents,
  shares: readonly FactEntryShare[],
): FactEntryLine[] {
  return entryBetween(debited, credited, amount).map((line) => ({ ...line, shares }));
}

/**
 * What shows two accounts that differ corrected, whichever was wrong. `debited` received this much more than `credited` in the
 * month, or less where it is negative: later the other one is completed, or the excess taken back.
 */
export function onEitherSide(debited: string, credited: string, excess: Cents): FactCorrection[] {
  const side = excess > 0n ? 'credit' : 'debit';
  const accounts = [debited, credited].filter((account) => account !== '');
  return accounts.map((account) => ({ account, side, amount: abs(excess) }));
}

/** Maximum third parties of an entry whose lines a rule builds one by one, largest first. */
export const MOST_IN_ENTRY = 500;

/**
 * Leaves the third party of each line to how the company books its account: under the given one where it has it, or where
 * nothing tells otherwise.
 */
export function byHabit(entry: readonly FactEntryLine[]): FactEntryLine[] {
  return entry.map(({ thirdParty, ...line }) =>
    thirdParty === null
      ? { ...line, thirdParty }
      : { ...line, thirdParty: null, shares: [{ thirdParty, amount: line.debit + line.credit }] },
  );
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
