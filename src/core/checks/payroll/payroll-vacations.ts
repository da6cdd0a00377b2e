/**
 * Vacations paid out of the provision: they are not in the month's wages, yet they accrue benefits and contributions.
 */
import { type Measure, shareOver, type ThirdPartyShare } from '#core/books/month-flow.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';

/**
 * By third party; `spent`: amounts booked in the expense accounts. Transfers from provision to payable cancel out, as
 * does the month's accrual.
 */
export function vacationsTaken(
  balance: TrialBalance,
  liability: readonly number[],
  expense: readonly number[],
  spent: Measure,
): Map<string, ThirdPartyShare> {
  const used = shareOver(balance, liability, ({ debit, credit }) => debit - credit);
  const charged = shareOver(balance, expense, spent);
  for (const [key, share] of used) {
    share.amount += charged.get(key)?.amount ?? 0n;
    if (share.amount <= 0n) used.delete(key);
  }
  return used;
}

/**
 * Whether an employee's vacations were paid off: nothing is left of them. Those of who leaves are paid in money, accrue
 * neither benefits nor contributions, and are in the books like vacations that were taken.
 */
export function arePaidOff(
  taken: ReadonlyMap<string, ThirdPartyShare>,
  balance: TrialBalance,
  liability: readonly number[],
): boolean {
  if (taken.size === 0) return false;
  const left = shareOver(balance, liability, ({ closing }) => closing);
  return [...taken.keys()].some((key) => (left.get(key)?.amount ?? 0n) === 0n);
}

export function totalShares(shares: ReadonlyMap<string, ThirdPartyShare>): bigint {
  let sum = 0n;
  for (const { amount } of shares.values()) sum += amount;
  return sum;
}
