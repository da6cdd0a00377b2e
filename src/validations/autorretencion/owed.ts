/** V5-c: the self-withholding of the month before is paid with the form of the other withholdings. */

import { periodKey, previousMonth } from '#core/calendar/period.ts';
import { isFormPaid, unpaidTax } from '#core/checks/unpaid-tax.ts';
import { percentOf } from '#core/money/money.ts';
import type { Context, SelfFact } from './rules.ts';

/** Above this percent of what was owed, what is missing is no difference of a correction. */
const UNPAID_PERCENT = 10;

export function unpaid(context: Context): SelfFact[] {
  const { roles, period } = context;
  const found = unpaidTax(context, [roles.porPagar], roles.bancos.prefixes);
  if (found === null) return [];
  const isCrossing = isFormPaid(context, [roles.porPagar, roles.otrasRetenciones]);
  const isLarge = found.unpaid > percentOf(found.owed, UNPAID_PERCENT);
  return [
    {
      rule: 'AUT-3',
      severity: isCrossing ? 'baja' : isLarge ? 'critica' : 'alta',
      account: found.account,
      amount: found.unpaid,
      expected: found.owed,
      found: found.paid,
      data: {
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
