/** Entries of accruals: where the wages are, in the accounts that the company accrues in. */

import type { ThirdPartyShare } from '#core/books/month-flow.ts';
import { entryBetween, ownAccount } from '#core/checks/suggested-entry.ts';
import { type Accrual, accrualByGroup, together } from '#core/checks/wage-groups.ts';
import type { FactEntryLine } from '#core/engine/fact.ts';
import { allocate } from '#core/money/allocate.ts';
import type { Cents } from '#core/money/money.ts';
import { PayrollMonth } from './payroll-month.ts';
import { type Benefit, benefits, type Context } from './roles.ts';

/** An accrual goes where the wages are; one too many is reversed from the largest account. */
export function accrual(context: Context, month: PayrollMonth, benefit: Benefit, amount: Cents): FactEntryLine[] {
  const { expense, liability } = month.prefixes(benefit);
  if (amount <= 0n)
    return entryBetween(ownAccount(context.balance, expense), ownAccount(context.balance, liability), amount);
  return accrualByGroup({ ...placeOf(context, month, benefit), amount, creditor: 'employees' });
}

/** What one employee was paid beyond the accrual: to the expense of the group of the own wages, under the employee. */
export function accrualOf(
  context: Context,
  month: PayrollMonth,
  {
    benefit,
    liability,
    share,
  }: { benefit: Benefit; liability: string; share: Pick<ThirdPartyShare, 'key' | 'thirdParty' | 'amount'> },
): FactEntryLine[] {
  const { prefixes, ...place } = placeOf(context, month, benefit);
  const lines = accrualByGroup({
    ...place,
    prefixes: { ...prefixes, liability: [liability] },
    amount: share.amount,
    creditor: share.thirdParty,
    only: new Set([share.key]),
  });
  return lines.map(({ shares: _, ...line }) => ({ ...line, thirdParty: share.thirdParty }));
}

/** What some employees lack, by benefit in proportion to its rate, each in the group of the own wages. */
export function accrualsOf(
  context: Context,
  month: PayrollMonth,
  lacking: readonly { key: string; thirdParty: number; amount: Cents }[],
): FactEntryLine[] {
  const rates = benefits.map((benefit) => ({
    benefit,
    amount: BigInt(Math.round((month.rate(benefit)?.percent ?? 0) * 10_000)),
  }));
  const parts = lacking.flatMap(({ key, thirdParty, amount }) =>
    allocate(amount, rates).map((part) => ({ ...part, creditor: thirdParty, only: new Set([key]) })),
  );
  return [...Map.groupBy(parts, ({ benefit }) => benefit)].flatMap(([benefit, own]) => {
    const place = placeOf(context, month, benefit);
    return merged(own.flatMap(({ amount, creditor, only }) => accrualByGroup({ ...place, amount, creditor, only })));
  });
}

/** Debits first, each account once. */
function merged(lines: readonly FactEntryLine[]): FactEntryLine[] {
  const byAccount = Map.groupBy(lines, ({ account, debit }) => `${debit > 0n ? 'debit' : 'credit'} ${account}`);
  const joined = [...byAccount.values()].map((same) => ({
    ...same[0]!,
    shares: together(same.flatMap(({ shares = [] }) => shares)),
    debit: same.reduce((sum, { debit }) => sum + debit, 0n),
    credit: same.reduce((sum, { credit }) => sum + credit, 0n),
  }));
  return joined.toSorted((a, b) => Number(b.debit > 0n) - Number(a.debit > 0n));
}

function placeOf(
  { history, roles }: Context,
  month: PayrollMonth,
  benefit: Benefit,
): Pick<Accrual, 'balance' | 'wageLeaves' | 'spent' | 'expense' | 'prefixes'> {
  const before = history.before();
  const earlier = before && new PayrollMonth(before.balance, before.period, roles);
  return {
    balance: month.balance,
    wageLeaves: month.wageLeaves,
    spent: month.spent,
    expense: [month, ...(earlier ? [earlier] : [])].map((one) => ({
      balance: one.balance,
      leaves: one.expenseLeaves(benefit),
    })),
    prefixes: month.prefixes(benefit),
  };
}
