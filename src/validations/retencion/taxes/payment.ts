/**
 * V7-b: the opening payable is paid in the month, with the monthly return. Self-withholding belongs to
 * `autorretencion`.
 */

import { periodKey, previousMonth } from '#core/calendar/period.ts';
import { isFormPaid, unpaidTax } from '#core/checks/unpaid-tax.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { type Cents, percentOf } from '#core/money/money.ts';
import { conceptKeys } from '../concepts.ts';
import type { Role } from '../default-roles.ts';
import { type Context, placesOf } from '../rules.ts';

/** Accounts of income tax withheld. VAT withheld is paid with the same form, and reported separately. */
export const incomeTaxRoles: readonly Role[] = [
  'retSalarios',
  'retDividendos',
  ...conceptKeys.map((key) => placesOf[key].withheld),
  'retExterior',
  'otrasRetenciones',
];
const FORM: readonly Role[] = [...incomeTaxRoles, 'reteIva', 'autorretencion'];
/** Percentage of the payable above which the difference is not a mere correction. */
const UNPAID_PERCENT = 10;

export function unpaid(context: Context): RuleFact[] {
  return [...unpaidOf('renta', incomeTaxRoles, context), ...unpaidOf('iva', ['reteIva'], context)];
}

function unpaidOf(subject: string, names: readonly Role[], context: Context): RuleFact[] {
  const { roles, period } = context;
  const found = unpaidTax(
    context,
    names.map((name) => roles[name]),
    roles.bancos.prefixes,
  );
  if (found === null) return [];
  const isCrossing = isFormPaid(
    context,
    FORM.map((name) => roles[name]),
  );
  return [
    {
      severity: isCrossing ? 'baja' : isLarge(found.unpaid, found.owed) ? 'critica' : 'alta',
      account: found.account,
      subject,
      amount: found.unpaid,
      expected: found.owed,
      found: found.paid,
      data: {
        subject,
        crossing: isCrossing ? 1 : 0,
        owed: found.owed,
        paid: found.paid,
        month: periodKey(previousMonth(period)),
        since: found.since === null ? '' : periodKey(found.since),
      },
      formula: [
        { label: 'owed', amount: found.owed, kind: 'term' },
        { label: 'paid', amount: -found.paid, kind: 'term' },
        { label: 'unpaid', amount: found.unpaid, kind: 'total' },
      ],
      series: { accounts: found.accounts, thirdParty: null },
      ...(found.thirdParties === null ? {} : { thirdParties: found.thirdParties }),
      entry: isCrossing ? [] : found.entry,
      rows: found.rows,
    },
  ];
}

function isLarge(unpaidAmount: Cents, owed: Cents): boolean {
  return unpaidAmount > percentOf(owed, UNPAID_PERCENT);
}
