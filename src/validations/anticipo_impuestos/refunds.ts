/** ANI-11: the tax authority buys nothing: what it gives back was an asset, not income. */

import { entryBetween, ownAccount } from '#core/checks/suggested-entry.ts';
import { commonAccount, nationalAuthority } from '#core/checks/unpaid-tax.ts';
import { type Cents, max } from '#core/money/money.ts';
import { nearestUvt } from '#core/reference/tax/uvt.ts';
import { type Answer, type Context, nothing } from './rules.ts';

/** Smaller income with the authority is rounding of returns, in UVT. */
const SMALL_UVT = 10n;

export function refundsAsIncome(context: Context): Answer {
  const { balance, roles, period } = context;
  const authority = nationalAuthority(balance);
  if (authority === null) return nothing;
  const income = balance
    .people(roles.ingresos.leaves(), { only: new Set([balance.thirdParties.key(authority)]) })
    .list.filter(({ credit, debit }) => credit - debit >= nearestUvt(period.year) * SMALL_UVT);
  const [first] = income;
  if (!first || isCustomer(first.key, context)) return nothing;
  const amount = income.reduce((sum, { credit, debit }) => sum + credit - debit, 0n);
  const credits = creditsWithAuthority(first.key, context);
  // A provision of income tax larger than the return is reversed through income.
  const isProvision = roles.impuestoDeRenta.sum().debit >= amount && credits < amount;
  const part = first.parts.reduce((most, one) => (one.credit > most.credit ? one : most));
  const favour = ownAccount(balance, roles.saldosAFavor.prefixes);
  return {
    facts: [
      {
        ...(isProvision ? { severity: 'baja' as const } : {}),
        account: commonAccount(
          income.flatMap(({ parts }) =>
            parts.filter(({ credit }) => credit > 0n).map(({ leaf }) => balance.leaf(leaf).code),
          ),
        ),
        thirdParties: income.map(({ entry: thirdParty, credit, debit, rows }) => ({
          thirdParty,
          amount: credit - debit,
          rows,
        })),
        amount,
        expected: 0n,
        found: amount,
        data: { credits },
        entry: favour === '' ? [] : entryBetween(balance.leaf(part.leaf).code, favour, amount, first.entry),
        rows: income.flatMap(({ rows }) => rows),
      },
    ],
    notEvaluated: [],
  };
}

/** Whether the authority has receivables, as a customer. */
function isCustomer(key: string, { balance, roles }: Context): boolean {
  return balance.people(roles.clientes.leaves(), { only: new Set([key]) }).size > 0;
}

/** Credits with the authority that the income may be: balances in favour, or debited again in the month. */
function creditsWithAuthority(key: string, { balance, roles }: Context): Cents {
  const only = new Set([key]);
  return balance
    .people([...roles.saldosAFavor.leaves()], { only })
    .list.reduce((sum, { opening, debit }) => sum + max(0n, opening, debit), 0n);
}
