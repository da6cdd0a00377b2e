/**
 * V8-g: tax on financial movements against bank withdrawals. Transfers between own accounts are exempt, so the expected
 * tax is a range.
 */

import { spentIn, sumOver } from '#core/books/month-flow.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { type Period, previousMonth } from '#core/calendar/period.ts';
import { atRate } from '#core/checks/at-rate.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { isMovementsTaxName } from '#core/identity/account-name.es.ts';
import { type Cents, percentOf } from '#core/money/money.ts';
import type { Context } from './roles.ts';

interface TaxMonth {
  leaves: number[];
  outflow: Cents;
  tax: Cents;
}

function taxMonth(balance: TrialBalance, period: Period, roles: Context['roles']): TaxMonth {
  const leaves = roles.gastosFinancieros
    .in(balance)
    .leaves()
    .filter((leaf) => isMovementsTaxName(balance.leaf(leaf).name));
  return {
    leaves,
    outflow: sumOver(balance, roles.bancos.in(balance).leaves(), ({ credit }) => credit),
    tax: sumOver(balance, leaves, (amounts) => spentIn(amounts, period)),
  };
}

export function movementsTaxFacts(context: Context): RuleFact[] {
  const { balance, period, history, roles, parameters, tolerances } = context;
  const { leaves, outflow, tax } = taxMonth(balance, period, roles);
  const { gmfMinimo, gmfMaximo } = parameters;
  const least = percentOf(outflow, gmfMinimo);
  const most = percentOf(outflow, gmfMaximo);
  const gap = tax < least - tolerances.noise ? tax - least : tax > most + tolerances.noise ? tax - most : 0n;
  if (gap === 0n || outflow <= tolerances.materiality) return [];
  const earlier = previousMonth(period);
  const previous = history.at(earlier);
  const before = previous && taxMonth(previous, earlier, roles);
  if (before && gap > 0n) {
    // Omission of the month before.
    if (tax + before.tax <= percentOf(outflow + before.outflow, gmfMaximo) + tolerances.noise) return [];
  }
  // In January the account of expenses begins anew.
  const wasBooked = sumOver(balance, leaves, ({ opening }) => opening) > 0n || (before?.tax ?? 0n) > 0n;
  const isLoud = gap > 0n ? gap * 10n >= tolerances.materiality : tax === 0n && wasBooked;
  return [
    {
      severity: isLoud ? 'media' : 'baja',
      account: leaves.length > 0 ? balance.leaf(leaves[0]!).code : (roles.gastosFinancieros.prefixes.at(-1) ?? null),
      amount: gap > 0n ? gap : -gap,
      expected: gap > 0n ? most : least,
      found: tax,
      data: { outflow, least: gmfMinimo, most: gmfMaximo, booked: leaves.length > 0 ? 1 : 0 },
      formula:
        gap > 0n
          ? [
              { label: 'tax', amount: tax, kind: 'term' },
              { label: 'mostTax', amount: -most, kind: 'term', ...atRate(outflow, { percent: gmfMaximo }) },
            ]
          : [
              { label: 'leastTax', amount: least, kind: 'term', ...atRate(outflow, { percent: gmfMinimo }) },
              { label: 'tax', amount: -tax, kind: 'term' },
            ],
      rows: balance.rowsOf(leaves),
    },
  ];
}
