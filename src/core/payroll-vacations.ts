/** Vacations that were paid out of what had been set aside: the month's wages do not show them, yet they earn and contribute. */
import { type PersonShare, shareOver, spentIn } from './month-flow.ts';
import type { Period } from './period.ts';
import type { TrialBalance } from './trial-balance.ts';

/** By person. Moving what was estimated to what is owed cancels out, as does what the month accrued. */
export function vacationsTaken(
  balance: TrialBalance,
  period: Period,
  liability: readonly number[],
  expense: readonly number[],
): Map<string, PersonShare> {
  const used = shareOver(balance, liability, ({ debit, credit }) => debit - credit);
  const charged = shareOver(balance, expense, (amounts) => spentIn(amounts, period));
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
