/** Employees without wages who neither left nor took vacations: their other bookings continue. */
import type { AccountRole } from '#core/books/account-role.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';

interface Roles {
  nomina: AccountRole;
  /** Includes benefits and contributions. */
  excluidas: AccountRole;
  descansos: AccountRole;
}

/**
 * Prefilter: whether some employee with wages the month before has none now, but accruals. In arrays: usually nobody.
 */
export function someoneIsUnpaid(
  balance: TrialBalance,
  previous: TrialBalance,
  { nomina, excluidas }: Readonly<Roles>,
): boolean {
  const wages = balance.people(nomina.leaves()).sums('debit');
  const accruals = balance.people(excluidas.leaves()).sums('debit');
  const unpaid = balance.thirdParties.keysWhere(
    (thirdParty) => thirdParty > 0 && accruals.at(thirdParty) > 0n && wages.at(thirdParty) === 0n,
  );
  if (unpaid.size === 0) return false;
  const then = previous.people(nomina.in(previous).leaves(), { only: unpaid });
  return then.list.some(({ debit }) => debit > 0n);
}

/** Keys of employees with accruals in the month, no other payroll, and no vacations. */
export function stillAccrued(
  balance: TrialBalance,
  { nomina, excluidas, descansos }: Readonly<Roles>,
  thirdParties: readonly { key: string }[],
): Set<string> {
  const keys = new Set(thirdParties.map(({ key }) => key).filter((key) => key !== ''));
  const debited = (leaves: readonly number[]) => {
    const sums = balance.people(leaves, { only: keys });
    return (key: string) => (sums.get(key)?.debit ?? 0n) > 0n;
  };
  const isPaid = debited(nomina.leaves());
  const isAccrued = debited(excluidas.leaves());
  const isResting = debited(descansos.leaves());
  return new Set([...keys].filter((key) => isAccrued(key) && !isPaid(key) && !isResting(key)));
}
