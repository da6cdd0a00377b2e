/** A gain on the sale of an asset in a month in which no asset left the books. */

import { earnedIn, shareOver, sumOver } from '#core/books/month-flow.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { contraByName } from '#core/identity/contra-name.es.ts';
import { natureOf } from '#core/reference/chart/puc.ts';
import type { Context } from './roles.ts';

/** DEP-8: the whole price went to income, and cost and depreciation of what was sold stay. */
export function soldFacts({ balance, period, roles, tolerances }: Context): RuleFact[] {
  const assets = [roles.costo, roles.noDepreciables, roles.otrosActivos]
    .flatMap((role) => role.leaves())
    .filter((leaf) => isCost(balance.leaf(leaf)));
  const owned = sumOver(balance, assets, ({ opening }) => opening);
  const retired = sumOver(balance, assets, ({ credit }) => credit);
  if (owned <= tolerances.noise || retired > tolerances.noise) return [];
  const leaves = roles.utilidadEnVenta.leaves();
  const gained = [...shareOver(balance, leaves, (amounts) => earnedIn(amounts, period)).values()].filter(
    ({ amount }) => amount > tolerances.noise,
  );
  const amount = gained.reduce((sum, share) => sum + share.amount, 0n);
  const [first] = leaves.filter((leaf) => earnedIn(balance.leaf(leaf).sum, period) > 0n);
  if (amount <= tolerances.noise || first === undefined) return [];
  return [
    {
      severity: amount >= tolerances.materiality ? 'alta' : 'media',
      account: balance.leaf(first).code,
      thirdParties: gained
        .filter(({ key }) => key !== '')
        .map(({ thirdParty, amount: each, rows }) => ({ thirdParty, amount: each, rows })),
      amount,
      expected: 0n,
      found: amount,
      // What is retired is debited there, and is less than the price unless nothing was gained.
      corrections: [{ account: balance.leaf(first).code, side: 'debit', amount, isPart: true }],
      formula: [
        { label: 'gain', amount, kind: 'term' },
        { label: 'retired', amount: -retired, kind: 'term' },
        { label: 'withoutCost', amount: amount - retired, kind: 'total' },
      ],
      rows: gained.flatMap(({ rows }) => rows),
    },
  ];
}

/** Neither accumulated depreciation nor impairment, whose credits are no retirement. */
function isCost({ code, name }: { code: string; name: string }): boolean {
  return natureOf(code) === 'D' && contraByName(code, name) === null;
}
