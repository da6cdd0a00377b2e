/** Customers who pay every month what they owe, and this month paid an advance instead, while their debt stayed whole. */
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Crossing } from '#core/checks/crossing.ts';
import type { Books } from './roles.ts';

/** Latest months with a debt at their start, in each of which it was paid, at least. */
const LEAST_MONTHS = 4;

/** Whether some of the customers with an advance and a debt is one of them. */
export function collectedAsBefore(
  { balance, year, roles, tolerances }: Books,
  found: readonly Pick<Crossing, 'thirdParty'>[],
): boolean {
  const months = year.slice(0, LEAST_MONTHS);
  if (found.length === 0 || months.length < LEAST_MONTHS) return false;
  const only = new Set(found.map(({ thirdParty }) => thirdParty.key));
  const owedIn = (month: TrialBalance) =>
    month.people(
      [...roles.clientes.in(month).leaves(), ...roles.clientesExterior.in(month).leaves()].sort((a, b) => a - b),
      { only },
    );
  const now = owedIn(balance);
  const before = months.map(owedIn);
  const advanced = balance.people(
    [...roles.anticiposRecibidos.leaves(), ...roles.anticiposDeContratos.leaves()].sort((a, b) => a - b),
    { only },
  );
  return [...only].some((key) => {
    const owed = now.get(key);
    const isUnpaid = owed !== undefined && owed.opening > tolerances.noise && owed.credit === 0n;
    const isAdvanced = (advanced.get(key)?.credit ?? 0n) > tolerances.noise;
    const isPaid = before.every((people) => {
      const then = people.get(key);
      return then !== undefined && then.opening > tolerances.noise && then.credit > tolerances.noise;
    });
    return isUnpaid && isAdvanced && isPaid;
  });
}
