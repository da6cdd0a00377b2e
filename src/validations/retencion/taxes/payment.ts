/** V7-b: what was owed when the month began is paid in it, with the monthly return. Self-withholding is `autorretencion`'s. */

import { periodKey, previousMonth } from '#core/calendar/period.ts';
import { isFormPaid, unpaidTax } from '#core/checks/unpaid-tax.ts';
import { type Cents, percentOf } from '#core/money/money.ts';
import { conceptKeys } from '../concepts.ts';
import type { Role } from '../default-roles.ts';
import { type Context, placesOf, type WithholdingFact } from '../rules.ts';

/** Accounts of income tax withheld. Value added tax withheld is paid with the same form, and told apart. */
export const incomeTaxRoles: readonly Role[] = [
  'retSalarios',
  'retDividendos',
  ...conceptKeys.map((key) => placesOf[key].withheld),
  'retExterior',
  'otrasRetenciones',
];
const FORM: readonly Role[] = [...incomeTaxRoles, 'reteIva', 'autorretencion'];
/** Above this percent of what was owed, what is missing is no difference of a correction. */
const UNPAID_PERCENT = 10;

export function unpaid(context: Context): WithholdingFact[] {
  return [...unpaidOf('renta', incomeTaxRoles, context), ...unpaidOf('iva', ['reteIva'], context)];
}

function unpaidOf(subject: string, names: readonly Role[], context: Context): WithholdingFact[] {
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
      rule: 'RET-5',
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
      entry: isCrossing ? [] : found.entry,
      rows: found.rows,
    },
  ];
}

function isLarge(unpaidAmount: Cents, owed: Cents): boolean {
  return unpaidAmount > percentOf(owed, UNPAID_PERCENT);
}
