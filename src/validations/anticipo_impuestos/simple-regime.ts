/**
 * V11-g: a company in SIMPLE pays bimonthly advances (ET 910), and is not subject to income tax withholding (ET 911).
 */

import { pastMonths } from '#core/books/past-months.ts';
import { commonAccount } from '#core/checks/unpaid-tax.ts';
import type { Cents } from '#core/money/money.ts';
import { returnedTo } from './customers.ts';
import { type Answer, type Context, nothing } from './rules.ts';
import { advanceDue, hasAdvance } from './simple-calendar.ts';

/** Two months plus the payment term: every such window contains an advance. */
const MONTHS = 4;

/** ANI-7: the bimonthly advance. */
export function simpleAdvances(context: Context): Answer {
  if (context.profile.regimen !== 'simple') return nothing;
  const ever = missingAdvance(context);
  return ever.facts.length > 0 || ever.notEvaluated.length > 0 ? ever : advanceDue(context);
}

function missingAdvance(context: Context): Answer {
  const { balance, history, period, roles, tolerances } = context;
  if (hasAdvance(balance, roles)) return nothing;
  const past = pastMonths(history, period, MONTHS - 1);
  if (past.balances.some((month) => hasAdvance(month, roles))) return nothing;
  if (past.missing.length === 0) {
    const sold = [balance, ...past.balances].reduce((sum, month) => sum + roles.ingresos.in(month).sum().credit, 0n);
    return sold <= tolerances.noise ? nothing : told(sold, 'months', context);
  }
  // A year's advances stay until its return, in April of the next: no balance means no advances in the year.
  const sold = -roles.ingresos.sum().closing;
  const isKept = [roles.anticipoSimple, roles.gastoDeRenta].some((role) => role.sum().closing > tolerances.noise);
  if (period.month >= MONTHS && !isKept) return sold <= tolerances.noise ? nothing : told(sold, 'year', context);
  return { facts: [], notEvaluated: [{ reason: 'monthsOfAdvance', data: { months: past.missing } }] };
}

/** `year`: inferred from the audited month's balances alone. */
function told(sold: Cents, how: 'months' | 'year', { balance, roles }: Context): Answer {
  return {
    facts: [
      {
        severity: how === 'months' ? 'alta' : 'media',
        account: roles.anticipoSimple.prefixes[0] ?? null,
        amount: sold,
        data: { sold, how, months: MONTHS },
        rows: balance.rowsOf(roles.ingresos.leaves()),
      },
    ],
    notEvaluated: [],
  };
}

/** ANI-8: withheld by customers. */
export function withheldInSimple(context: Context): Answer['facts'] {
  if (context.profile.regimen !== 'simple') return [];
  const { balance, roles, tolerances } = context;
  const leaves = roles.retencion.leaves();
  const thirdParties = balance
    .people(leaves)
    .list.filter(({ debit }) => debit > 0n)
    .map(({ entry: thirdParty, debit, rows }) => ({ thirdParty, amount: debit, rows }));
  const amount = thirdParties.reduce((sum, thirdParty) => sum + thirdParty.amount, 0n);
  if (amount <= tolerances.noise) return [];
  const account = commonAccount(balance.codes(leaves));
  const entry = returnedTo(thirdParties, leaves[0]!, context);
  return [{ account, thirdParties, amount, data: {}, entry, rows: thirdParties.flatMap(({ rows }) => rows) }];
}
