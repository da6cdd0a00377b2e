/** V5-c: last month's self-withholding is paid with the withholding return. */

import { periodKey, previousMonth } from '#core/calendar/period.ts';
import { isFormPaid, unpaidTax } from '#core/checks/unpaid-tax.ts';
import { percentOf } from '#core/money/money.ts';
import type { Context, SelfFact } from './rules.ts';

/** Percentage of the debt above which the difference is not a mere correction. */
const UNPAID_PERCENT = 10;

export function unpaid(context: Context): SelfFact[] {
  const { roles, period } = context;
  const found = unpaidTax(context, [roles.porPagar], roles.bancos.prefixes);
  if (found === null) return [];
  const isCrossing = isFormPaid(context, [roles.porPagar, roles.otrasRetenciones]);
  const isLarge = found.unpaid > percentOf(found.owed, UNPAID_PERCENT);
  return [
    {
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
      series: { accounts: found.accounts, thirdParty: null },
      ...(found.thirdParties === null ? {} : { thirdParties: found.thirdParties }),
      entry: isCrossing ? [] : found.entry,
      rows: found.rows,
    },
  ];
}
