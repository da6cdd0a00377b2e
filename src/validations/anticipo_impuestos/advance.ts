/** V11-a: the income tax advance booked with a return is at most 75 % of the year's tax (ET 807). */

import { byHabit, entryBetween, ownAccount } from '#core/checks/suggested-entry.ts';
import { commonAccount, nationalAuthority } from '#core/checks/unpaid-tax.ts';
import { max, percentOf } from '#core/money/money.ts';
import { type Answer, type Context, nothing } from './rules.ts';

const HIGHEST_PERCENT = 75;
/** The return may differ from December's provision. */
const MARGIN_PERCENT = 110;

export function advanceSetUp({ balance, history, period, profile, roles, tolerances }: Context): Answer {
  const { debit } = roles.anticipoRenta.sum();
  if (debit <= tolerances.materiality || profile.regimen === 'simple') return nothing;
  const december = history.at({ year: period.year - 1, month: 12 });
  const missing = [`${period.year - 1}-12`];
  if (december === null) return { facts: [], notEvaluated: [{ reason: 'missingMonths', data: { months: missing } }] };
  const tax = max(0n, roles.gastoDeRenta.in(december).sum().closing, -roles.impuestoDeRenta.in(december).sum().closing);
  const most = percentOf(tax, (HIGHEST_PERCENT * MARGIN_PERCENT) / 100);
  if (tax === 0n || debit <= most) return nothing;
  const leaves = roles.anticipoRenta.leaves();
  const excess = debit - percentOf(tax, HIGHEST_PERCENT);
  return {
    facts: [
      {
        account: commonAccount(balance.codes(leaves)),
        amount: excess,
        expected: percentOf(tax, HIGHEST_PERCENT),
        found: debit,
        data: { tax, year: period.year - 1 },
        formula: [
          { label: 'taxOfYear', amount: tax, kind: 'term' },
          { label: 'highestAdvance', amount: percentOf(tax, HIGHEST_PERCENT), kind: 'term' },
          { label: 'booked', amount: debit, kind: 'total' },
        ],
        entry: byHabit(
          entryBetween(
            ownAccount(balance, roles.impuestoDeRenta.prefixes),
            balance.leaf(leaves[0]!).code,
            excess,
            nationalAuthority(balance),
          ),
        ),
        rows: balance.rowsOf(leaves),
      },
    ],
    notEvaluated: [],
  };
}
