/** INU-3: a supplier charged to reserves or to the results of former years. */
import type { AccountRole } from '#core/books/account-role.ts';
import { entryBetween } from '#core/checks/suggested-entry.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import type { CheckContext } from '#core/engine/validation.ts';

export interface EquityContext extends Pick<CheckContext, 'balance' | 'period' | 'tolerances'> {
  roles: Readonly<Record<'patrimonio' | 'proveedores' | 'gastos' | 'deSocios', AccountRole>>;
}

/** Who sells to the company and is no partner of it. The entry goes to the supplier's expense account of the year. */
export function equityFacts({ balance, roles, tolerances }: EquityContext): RuleFact[] {
  const leaves = roles.patrimonio.leaves();
  const charged = balance.people(leaves).list.filter(({ debit }) => debit > tolerances.noise);
  if (charged.length === 0) return [];
  const keys = new Set(charged.map(({ key }) => key));
  const partners = balance.people(roles.deSocios.leaves(), { only: keys });
  const suppliers = balance.people(roles.proveedores.leaves(), { only: keys });
  const expenses = balance.people(roles.gastos.leaves(), { only: keys });
  const parts = charged
    .filter(({ key }) => key !== balance.company.nit && partners.get(key) === undefined)
    .filter(({ key }) => suppliers.get(key) !== undefined || expenses.get(key) !== undefined)
    .flatMap(({ key, entry, parts: own }) => own.map((part) => ({ key, entry, part })))
    .filter(({ part }) => part.debit > tolerances.noise);
  return [...Map.groupBy(parts, ({ part }) => part.leaf)].map(([leaf, own]) => {
    const account = balance.leaf(leaf).code;
    const amount = own.reduce((sum, { part }) => sum + part.debit, 0n);
    return {
      severity: amount > tolerances.materiality ? 'media' : 'baja',
      account,
      thirdParties: own.map(({ entry, part }) => ({ thirdParty: entry, amount: part.debit, rows: part.rows })),
      amount,
      entry: own.flatMap(({ key, entry, part }) => {
        const expense = expenses.get(key)?.parts[0];
        return expense ? entryBetween(balance.leaf(expense.leaf).code, account, part.debit, entry) : [];
      }),
      rows: own.flatMap(({ part }) => part.rows),
    };
  });
}
