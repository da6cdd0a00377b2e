/**
 * V9-d: benefits that must be zero on legal dates. Debt of former periods = liability − accruals since, computed from
 * expense accounts without history.
 */

import { shareOver, sumOver, type ThirdPartyShare } from '#core/books/month-flow.ts';
import { ownAccount, paymentEntry } from '#core/checks/suggested-entry.ts';
import type { FactThirdParty } from '#core/engine/fact.ts';
import type { Found, RuleFact } from '#core/engine/rule.ts';
import type { Severity } from '#core/engine/severity.ts';
import type { Tolerances } from '#core/engine/weighing/materiality.ts';
import { type Cents, max } from '#core/money/money.ts';
import { codeOf, largestOf } from './liability-accounts.ts';
import { PayrollMonth } from './payroll-month.ts';
import type { Benefit, Context } from './roles.ts';

export const FEBRUARY = 2;
export const JUNE = 6;
export const DECEMBER = 12;

/** What is left of a benefit beyond the accruals after a month of this year (0: since January). */
export function unpaidBenefit(context: Context, month: PayrollMonth, benefit: Benefit, after: number): Found {
  const { period, tolerances } = context;
  const unpaid = unpaidOf(context, month, benefit, after);
  if (unpaid === 'unknown') {
    const reason = after === 0 ? 'withoutYear' : 'withoutJune';
    return { facts: [], notEvaluated: [{ reason, data: { year: period.year, missing: `${period.year}-06` } }] };
  }
  return { facts: unpaid.amount > tolerances.noise ? [unpaidFact(context, month, benefit, unpaid)] : [] };
}

interface Unpaid {
  amount: Cents;
  closing: Cents;
  accrued: Cents;
  leaves: number[];
  thirdParties: FactThirdParty[];
}

/** Debt of a benefit beyond accruals after a month of this year (0: since January). */
function unpaidOf(context: Context, month: PayrollMonth, benefit: Benefit, after: number): Unpaid | 'unknown' {
  const { balance, tolerances } = context;
  const leaves = month.liabilityLeaves(benefit);
  const owed = (over: readonly number[]) => -sumOver(balance, over, (amounts) => amounts.closing);
  const accrued = accruedSince(context, month, benefit, after);
  if (accrued !== null) {
    const amount = owed(leaves) - max(accrued, 0n);
    return {
      amount,
      closing: owed(leaves),
      accrued,
      leaves,
      thirdParties: thirdPartiesOf(context, month, benefit, after),
    };
  }
  // The year's accruals are separate until December: the other account holds former years.
  const consolidated = month.consolidatedLeaves(benefit);
  const left = owed(consolidated);
  const isApart = month.period.month < DECEMBER && month.estimatedLeaves(benefit).length > 0;
  if (isApart && left > tolerances.noise && after === 0) {
    return {
      amount: left,
      closing: left,
      accrued: 0n,
      leaves: consolidated,
      thirdParties: owners(balance, consolidated),
    };
  }
  return -sumOver(balance, leaves, ({ opening }) => opening) > tolerances.noise
    ? 'unknown'
    : { amount: 0n, closing: 0n, accrued: 0n, leaves, thirdParties: [] };
}

/** Null where the books do not tell: they begin in mid-year, or costs are transferred and a month is missing. */
function accruedSince(context: Context, month: PayrollMonth, benefit: Benefit, after: number): Cents | null {
  const { period, history, roles, balance } = context;
  if (after >= period.month) return 0n;
  const at = (number: number): PayrollMonth | null => {
    const earlier = { year: period.year, month: number };
    const books = history.at(earlier);
    return books && new PayrollMonth(books, earlier, roles);
  };
  if (month.isCarriedOn(benefit)) {
    let sum = month.charged(benefit);
    for (let number = after + 1; number < period.month; number++) {
      const earlier = at(number);
      if (earlier === null) return null;
      sum += earlier.charged(benefit);
    }
    return sum;
  }
  if (after === 0) {
    const paidBefore = sumOver(balance, month.wageLeaves, ({ opening }) => opening);
    return period.month > 1 && paidBefore === 0n ? null : month.chargedThisYear(benefit);
  }
  const then = at(after);
  return then && month.chargedThisYear(benefit) - then.chargedThisYear(benefit);
}

function thirdPartiesOf(context: Context, month: PayrollMonth, benefit: Benefit, after: number): FactThirdParty[] {
  const { balance, tolerances, history, period, roles } = context;
  const isDue = after >= period.month;
  if (month.isCarriedOn(benefit) && !isDue) return owners(balance, month.consolidatedLeaves(benefit));
  const accrued = shareOver(balance, month.expenseLeaves(benefit), (amounts, leaf) =>
    isDue ? 0n : amounts.opening + month.spent(amounts, leaf),
  );
  const then = isDue || after === 0 ? null : history.at({ year: period.year, month: after });
  const before = then && new PayrollMonth(then, { year: period.year, month: after }, roles);
  const until = before
    ? shareOver(before.balance, before.expenseLeaves(benefit), (amounts) => amounts.closing)
    : new Map<string, ThirdPartyShare>();
  return [...shareOver(balance, month.liabilityLeaves(benefit), (amounts) => -amounts.closing).values()]
    .map(({ key, thirdParty, amount, rows }) => ({
      thirdParty,
      rows,
      amount: amount - (accrued.get(key)?.amount ?? 0n) + (until.get(key)?.amount ?? 0n),
    }))
    .filter(({ amount }) => amount > tolerances.noise);
}

/** Creditors of some accounts. */
function owners(balance: Context['balance'], leaves: readonly number[]): FactThirdParty[] {
  return [...shareOver(balance, leaves, ({ closing }) => -closing).values()]
    .filter(({ amount }) => amount > 0n)
    .map(({ thirdParty, amount, rows }) => ({ thirdParty, amount, rows }));
}

function unpaidFact(
  { balance, tolerances, roles }: Context,
  month: PayrollMonth,
  benefit: Benefit,
  { amount, closing, accrued, leaves, thirdParties }: Unpaid,
): RuleFact {
  const account = codeOf(month, largestOf(month, leaves));
  return {
    severity: severityOf(amount, tolerances),
    account,
    thirdParties,
    amount,
    expected: 0n,
    found: amount,
    data: { benefit, closing, accrued },
    formula: [
      { label: 'owed', amount: closing, kind: 'term' },
      { label: 'accruedSince', amount: -accrued, kind: 'term' },
      { label: 'unpaid', amount, kind: 'total' },
    ],
    entry:
      account === null
        ? []
        : paymentEntry(account, ownAccount(balance, roles.bancos.prefixes), { amount, thirdParties }),
    rows: balance.rowsOf(leaves),
  };
}

function severityOf(amount: Cents, { materiality }: Tolerances): Severity {
  if (amount >= materiality) return 'alta';
  return amount * 10n >= materiality ? 'media' : 'baja';
}
