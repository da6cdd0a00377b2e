/** Employees whose wages are not there, and who did not leave nor rest: something else of theirs is booked as every month. */
import type { AccountRole } from '#core/account-role.ts';
import { personSums } from '#core/person-sums.ts';
import type { TrialBalance } from '#core/trial-balance.ts';

interface Roles {
  nomina: AccountRole;
  /** Benefits and contributions are among them. */
  excluidas: AccountRole;
  descansos: AccountRole;
}

/** Keys of those with accruals in the month, nothing else of the payroll, and no vacations taken. */
export function stillAccrued(
  balance: TrialBalance,
  { nomina, excluidas, descansos }: Readonly<Roles>,
  people: readonly { key: string }[],
): Set<string> {
  const keys = new Set(people.map(({ key }) => key).filter((key) => key !== ''));
  const debited = (leaves: readonly number[]) => {
    const sums = personSums(balance, leaves, keys);
    return (key: string) => (sums.get(key)?.debit ?? 0n) > 0n;
  };
  const isPaid = debited(nomina.leaves());
  const isAccrued = debited(excluidas.leaves());
  const isResting = debited(descansos.leaves());
  return new Set([...keys].filter((key) => isAccrued(key) && !isPaid(key) && !isResting(key)));
}
