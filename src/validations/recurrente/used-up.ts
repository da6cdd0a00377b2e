/** An expense that came from what was paid in advance ends with it. */
import type { AccountRole } from '#core/books/account-role.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';

/** Months of the expense that came from it. */
const FEWEST = 3;
/** Part of a month's expense that rounding leaves. */
const ROUNDED = 100n;

interface PrepaidBooks {
  balance: TrialBalance;
  /** Latest first. */
  past: readonly TrialBalance[];
  roles: Readonly<Record<'anticipados', AccountRole>>;
}

/**
 * Whether the expense of a third party, in an account, was each month what left an account of prepaid expenses under the same
 * third party, of which nothing is left.
 */
export function isUsedUp({ balance, past, roles }: PrepaidBooks, code: string, key: string): boolean {
  if (key === '') return false;
  const only = new Set([key]);
  const prepaid = balance.people(roles.anticipados.leaves(), { only }).get(key);
  const booked = past.flatMap((month) => {
    const account = month.accountIndex(code);
    const debit = account < 0 ? 0n : (month.people([account], { only }).get(key)?.debit ?? 0n);
    return debit > 0n ? [{ month, debit }] : [];
  });
  const left = prepaid ? prepaid.opening + prepaid.debit : 0n;
  return (
    booked.length >= FEWEST &&
    booked.every(({ debit }) => left * ROUNDED < debit) &&
    booked.every(
      ({ month, debit }) => month.people(roles.anticipados.in(month).leaves(), { only }).get(key)?.credit === debit,
    )
  );
}
