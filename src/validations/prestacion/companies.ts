/** PRE-11: wages under the number of a company, which is nobody's employee. */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import { previousMonth } from '#core/calendar/period.ts';
import { entryBetween } from '#core/checks/suggested-entry.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { isCompanyNumber } from '#core/identity/nit.ts';
import { thirdPartyName } from '#core/identity/third-party-name.es.ts';
import type { Cents } from '#core/money/money.ts';
import { PayrollMonth } from './payroll-month.ts';
import type { Context } from './roles.ts';

/** Percent within which a missing employee's wage is that of the company. */
const NEAR_PERCENT = 30n;

/** A company with wages in the month before too is a supplier of staff: presentation. */
export function companyFacts(context: Context, month: PayrollMonth): RuleFact[] {
  const { balance, period, history, roles, tolerances } = context;
  const paid = [...month.wages.values()].filter(
    ({ key, thirdParty, amount }) =>
      key !== balance.company.nit && isCompany(balance, key, thirdParty) && amount > tolerances.noise,
  );
  if (paid.length === 0) return [];
  const previous = history.at(previousMonth(period));
  const before = previous && new PayrollMonth(previous, previousMonth(period), roles);
  return paid.flatMap(({ key, thirdParty, amount, rows }): RuleFact[] => {
    const leaf = month.wageLeaves.find((one) => balance.people([one]).get(key) !== undefined);
    if (leaf === undefined) return [];
    const account = balance.leaf(leaf).code;
    const employee = before === null ? null : missingEmployee(month, before, amount);
    const isHabit = (before?.wages.get(key)?.amount ?? 0n) > tolerances.noise;
    return [
      {
        severity: isHabit ? 'baja' : 'media',
        account,
        subject: key,
        thirdParties: [{ thirdParty, amount, rows }],
        amount,
        data: { employee: employee === null ? '' : balance.thirdParties.name(employee) },
        entry:
          employee === null
            ? []
            : entryBetween(account, account, amount).map((line) => ({
                ...line,
                thirdParty: line.debit > 0n ? employee : thirdParty,
              })),
        rows,
      },
    ];
  });
}

/** The only employee who had about that wage the month before, has none now, and still accrues benefits; or null. */
function missingEmployee(month: PayrollMonth, before: PayrollMonth, amount: Cents): number | null {
  const missing = [...month.accrued.values()].filter(({ key, amount: accrued }) => {
    const wage = before.wages.get(key)?.amount ?? 0n;
    const gap = wage > amount ? wage - amount : amount - wage;
    return (
      accrued > 0n && wage > 0n && (month.wages.get(key)?.amount ?? 0n) <= 0n && gap * 100n <= amount * NEAR_PERCENT
    );
  });
  const [only, second] = missing;
  return only !== undefined && second === undefined ? only.thirdParty : null;
}

/** The number of a company, and a name with a legal form: some cédulas have nine digits too. */
export function isCompany(balance: TrialBalance, key: string, thirdParty: number): boolean {
  return isCompanyNumber(key) && thirdPartyName(balance.thirdParties.name(thirdParty)).form !== null;
}
