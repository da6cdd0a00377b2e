/** Vacations that were paid out of what had been set aside: the month's wages do not show them, yet they earn and contribute. */
import { type Measure, type PersonShare, shareOver } from '#core/books/month-flow.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';

/** By person; `spent` says what the expense accounts took. Moving what was estimated to what is owed cancels out, as does what the month accrued. */
export function vacationsTaken(
  balance: TrialBalance,
  liability: readonly number[],
  expense: readonly number[],
  spent: Measure,
): Map<string, PersonShare> {
  const used = shareOver(balance, liability, ({ debit, credit }) => debit - credit);
  const charged = shareOver(balance, expense, spent);
  for (const [key, share] of used) {
    share.amount += charged.get(key)?.amount ?? 0n;
    if (share.amount <= 0n) used.delete(key);
  }
  return used;
}

export function totalShares(shares: ReadonlyMap<string, PersonShare>): bigint {
  let sum = 0n;
  for (const { amount } of shares.values()) sum += amount;
  return sum;
}
