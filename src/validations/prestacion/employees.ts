/** V9-c: employees with wages and no accrual, and vice versa. Requires employees as third parties on both sides. */

import { type Measure, shareOver, type ThirdPartyShare } from '#core/books/month-flow.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { previousMonth } from '#core/calendar/period.ts';
import { apprentices, apprenticesAccrue } from '#core/checks/apprentices.es.ts';
import { entryBetween, ownAccount } from '#core/checks/suggested-entry.ts';
import type { FactThirdParty, Reason } from '#core/engine/fact.ts';
import { type Cents, percentOf, roundToPesos } from '#core/money/money.ts';
import { minimumWage } from '#core/reference/payroll/minimum-wage.ts';
import { specialNit } from '#core/reference/people/special-nits.ts';
import { isCompany } from './companies.ts';
import { PayrollMonth } from './payroll-month.ts';
import { benefits, type Context, type PrestacionFact, type Rule } from './roles.ts';

export interface EmployeeAnswer {
  facts: PrestacionFact[];
  notEvaluated: (Reason & { rule: Rule })[];
}

export function employeeFacts(context: Context, month: PayrollMonth): EmployeeAnswer {
  const accrued = [...month.accrued.values()].some(({ amount }) => amount > 0n);
  if (!accrued || month.wages.size === 0) return { facts: [], notEvaluated: [] };
  if (!month.isByEmployee) {
    const rules = ['PRE-4', 'PRE-5'] as const;
    return { facts: [], notEvaluated: rules.map((rule) => ({ rule, reason: 'withoutEmployees' })) };
  }
  const { year } = context.period;
  // Integral wages accrue nothing; their limit depends on the year's minimum wage.
  if (minimumWage(year) === null)
    return {
      facts: withoutWages(context, month),
      notEvaluated: [{ rule: 'PRE-4', reason: 'withoutWage', data: { year } }],
    };
  return { facts: [...withoutAccrual(context, month), ...withoutWages(context, month)], notEvaluated: [] };
}

function withoutAccrual({ balance, period, tolerances }: Context, month: PayrollMonth): PrestacionFact[] {
  const percent = benefits.reduce((sum, benefit) => sum + (month.rate(benefit)?.percent ?? 0), 0);
  const least = minimumWage(period.year)?.wage ?? 0n;
  const left = [...month.wages.values()].filter(
    ({ key, thirdParty, amount }) =>
      amount > tolerances.noise &&
      !isCompany(balance, key, thirdParty) &&
      (month.accrued.get(key)?.amount ?? 0n) <= 0n &&
      !month.isIntegralWage(amount) &&
      isEmployee(balance, key),
  );
  if (left.length === 0) return [];
  const thirdParties: FactThirdParty[] = left.map(({ thirdParty, amount, rows }) => ({
    thirdParty,
    amount: roundToPesos(percentOf(amount, percent)),
    rows,
  }));
  const wages = left.reduce((sum, { amount }) => sum + amount, 0n);
  return [
    {
      rule: 'PRE-4',
      // Less than the minimum wage: part of a month, or an apprentice.
      severity: left.every(({ amount }) => amount < least) ? 'baja' : 'media',
      account: largestLeaf(month, month.wageLeaves, left),
      thirdParties,
      amount: total(thirdParties),
      data: { wages, percent },
      entry: benefits.flatMap((benefit) => {
        const { expense, liability } = month.prefixes(benefit);
        const due = roundToPesos(percentOf(wages, month.rate(benefit)?.percent ?? 0));
        return entryBetween(ownAccount(balance, expense), ownAccount(balance, liability), due);
      }),
      rows: thirdParties.flatMap(({ rows }) => rows),
    },
  ];
}

function withoutWages(context: Context, month: PayrollMonth): PrestacionFact[] {
  const { balance, period, history, roles, tolerances } = context;
  const untilNow: Measure = (amounts, leaf) => amounts.opening + month.spent(amounts, leaf);
  const others = shareOver(balance, [...month.leaves.integral, ...roles.incapacidades.leaves()], untilNow);
  const thisYear = shareOver(balance, month.wageLeaves, untilNow);
  const previous = history.at(previousMonth(period));
  const before = previous && new PayrollMonth(previous, previousMonth(period), roles);
  const supported = apprenticesAccrue(period) ? apprentices(balance) : new Set<string>();
  const thirdParties = [...month.accrued.values()].filter(
    ({ key, amount }) =>
      amount > tolerances.noise &&
      !month.rested.has(key) &&
      !supported.has(key) &&
      (thisYear.get(key)?.amount ?? 0n) <= 0n &&
      (others.get(key)?.amount ?? 0n) <= 0n &&
      (before?.wages.get(key)?.amount ?? 0n) <= 0n &&
      isEmployee(balance, key),
  );
  if (thirdParties.length === 0) return [];
  return [
    {
      rule: 'PRE-5',
      // In January without December: possibly on leave.
      severity: period.month === 1 && before === null ? 'baja' : 'media',
      account: largestLeaf(
        month,
        benefits.flatMap((benefit) => month.expenseLeaves(benefit)),
        thirdParties,
      ),
      thirdParties: thirdParties.map(({ thirdParty, amount, rows }) => ({ thirdParty, amount, rows })),
      amount: total(thirdParties),
      rows: thirdParties.flatMap(({ rows }) => rows),
    },
  ];
}

/** A third party not identified as an institution or the company itself. */
function isEmployee(balance: TrialBalance, key: string): boolean {
  return key !== '' && key !== balance.company.nit && specialNit(key) === null;
}

function total(thirdParties: readonly { amount: Cents }[]): Cents {
  return thirdParties.reduce((sum, { amount }) => sum + amount, 0n);
}

/** Code of the account with the largest amounts of the given third parties. */
function largestLeaf(
  { balance, spent }: PayrollMonth,
  leaves: readonly number[],
  thirdParties: readonly ThirdPartyShare[],
): string | null {
  const keys = new Set(thirdParties.map(({ key }) => key));
  let largest: { code: string; amount: Cents } | null = null;
  for (const leaf of leaves) {
    const amount = balance.people([leaf], { only: keys }).list.reduce((sum, one) => sum + spent(one, leaf), 0n);
    if (largest === null || amount > largest.amount) largest = { code: balance.leaf(leaf).code, amount };
  }
  return largest?.code ?? null;
}
