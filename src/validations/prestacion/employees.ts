/** V9-c: employees with wages and no accrual, and vice versa. Requires employees as third parties on both sides. */

import { type Measure, shareOver, type ThirdPartyShare } from '#core/books/month-flow.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { previousMonth } from '#core/calendar/period.ts';
import { apprentices, apprenticesAccrue } from '#core/checks/apprentices.es.ts';
import type { FactThirdParty } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { type Cents, percentOf, roundToPesos } from '#core/money/money.ts';
import { minimumWage } from '#core/reference/payroll/minimum-wage.ts';
import { specialNit } from '#core/reference/people/special-nits.ts';
import { accrualsOf } from './accrual.ts';
import { isCompany } from './companies.ts';
import { PayrollMonth } from './payroll-month.ts';
import { benefits, type Context } from './roles.ts';

/** Why employees cannot be compared one by one: null if they can, and `none` where there is nothing to compare. */
export function whyNotByEmployee(month: PayrollMonth): 'withoutEmployees' | 'none' | null {
  const accrued = [...month.accrued.values()].some(({ amount }) => amount > 0n);
  if (!accrued || month.wages.size === 0) return 'none';
  return month.isByEmployee ? null : 'withoutEmployees';
}

/** PRE-4. Integral wages accrue nothing; their limit depends on the year's minimum wage. */
export function withoutAccrual(context: Context, month: PayrollMonth): RuleFact[] {
  const { balance, period, tolerances } = context;
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
  const lacking = left.map(({ key, thirdParty, amount, rows }) => ({
    key,
    thirdParty,
    amount: roundToPesos(percentOf(amount, percent)),
    rows,
  }));
  const thirdParties: FactThirdParty[] = lacking.map(({ key: _, ...thirdParty }) => thirdParty);
  const wages = left.reduce((sum, { amount }) => sum + amount, 0n);
  return [
    {
      // Less than the minimum wage: part of a month, or an apprentice.
      severity: left.every(({ amount }) => amount < least) ? 'baja' : 'media',
      account: largestLeaf(month, month.wageLeaves, left),
      thirdParties,
      amount: total(thirdParties),
      series: { accounts: benefits.flatMap((benefit) => month.prefixes(benefit).expense) },
      data: { wages, percent },
      entry: accrualsOf(context, month, lacking),
      rows: thirdParties.flatMap(({ rows }) => rows),
    },
  ];
}

/** PRE-5. */
export function withoutWages(context: Context, month: PayrollMonth): RuleFact[] {
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
      // In January without December: possibly on leave.
      severity: period.month === 1 && before === null ? 'baja' : 'media',
      account: largestLeaf(
        month,
        benefits.flatMap((benefit) => month.expenseLeaves(benefit)),
        thirdParties,
      ),
      thirdParties: thirdParties.map(({ thirdParty, amount, rows }) => ({ thirdParty, amount, rows })),
      series: { accounts: benefits.flatMap((benefit) => month.prefixes(benefit).expense) },
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
