/** V9-e and f: estimates not consolidated at year end, and benefits paid beyond the accrual. */

import { shareOver, sumOver } from '#core/books/month-flow.ts';
import { entryByShare } from '#core/checks/suggested-entry.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { accrualOf } from './accrual.ts';
import { codeOf, largestOf, mostDebit } from './liability-accounts.ts';
import type { PayrollMonth } from './payroll-month.ts';
import { benefits, type Context } from './roles.ts';

const DECEMBER = 12;

/** V9-e: on 31 December estimates become debts to each employee. */
export function unconsolidatedFacts({ balance, period, tolerances }: Context, month: PayrollMonth): RuleFact[] {
  if (period.month < DECEMBER) return [];
  const left = benefits
    .map((benefit) => ({
      benefit,
      amount: -sumOver(balance, month.estimatedLeaves(benefit), ({ closing }) => closing),
    }))
    .filter(({ amount }) => amount > tolerances.noise);
  if (left.length === 0) return [];
  const amount = left.reduce((sum, one) => sum + one.amount, 0n);
  const leaves = left.flatMap(({ benefit }) => month.estimatedLeaves(benefit));
  return [
    {
      severity: amount >= tolerances.materiality ? 'media' : 'baja',
      account: codeOf(month, largestOf(month, leaves)),
      amount,
      series: { accounts: balance.codes(leaves), thirdParty: null },
      expected: 0n,
      found: amount,
      data: { benefits: left.map(({ benefit }) => benefit) },
      formula: [
        ...left.map((one) => ({ label: one.benefit, amount: one.amount, kind: 'term' as const })),
        { label: 'estimated', amount, kind: 'total' },
      ],
      entry: left.flatMap((one) =>
        entryByShare(
          codeOf(month, largestOf(month, month.estimatedLeaves(one.benefit))) ?? '',
          month.consolidatedPrefix(one.benefit),
          one.amount,
          [...shareOver(balance, month.estimatedLeaves(one.benefit), ({ closing }) => -closing).values()],
        ),
      ),
      rows: balance.rowsOf(leaves),
    },
  ];
}

/** V9-f: an employee was paid more than accrued, over all accounts of the benefit. */
export function overpaidFacts(context: Context, month: PayrollMonth): RuleFact[] {
  const { balance, tolerances } = context;
  return benefits.flatMap((benefit): RuleFact[] => {
    const leaves = month.liabilityLeaves(benefit);
    const over = [...shareOver(balance, leaves, ({ closing }) => closing).values()].filter(
      ({ amount }) => amount > tolerances.noise,
    );
    if (over.length === 0) return [];
    const amount = over.reduce((sum, share) => sum + share.amount, 0n);
    const account = codeOf(month, mostDebit(month, leaves)) ?? '';
    // Who goes on working absorbs vacations taken ahead with the accruals to come.
    const isAhead = benefit === 'vacaciones' && over.every(({ key }) => (month.accrued.get(key)?.amount ?? 0n) > 0n);
    return [
      {
        severity: amount >= tolerances.materiality && !isAhead ? 'media' : 'baja',
        account,
        subject: benefit,
        thirdParties: over.map(({ thirdParty, amount: each, rows }) => ({ thirdParty, amount: each, rows })),
        amount,
        expected: 0n,
        found: amount,
        data: { benefit, ahead: isAhead ? 1 : 0 },
        entry: isAhead
          ? []
          : over.flatMap((share) => accrualOf(context, month, { benefit, liability: account, share })),
        rows: over.flatMap(({ rows }) => rows),
      },
    ];
  });
}
