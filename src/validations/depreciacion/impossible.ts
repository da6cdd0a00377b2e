/** V3-e and f: depreciation of non-depreciable assets, and of fully depreciated ones. */

import { sumOver } from '#core/books/month-flow.ts';
import { entryBetween } from '#core/checks/suggested-entry.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { type Cents, max } from '#core/money/money.ts';
import { disagreement, largest, undepreciableCredit } from './agreement.ts';
import type { AssetMonth } from './asset-classes.ts';
import { isOfUndepreciable } from './asset-names.es.ts';
import type { Context } from './roles.ts';

/**
 * Land, construction in progress, machinery being installed and assets in transit: by account name, under their own
 * code, or credited directly.
 */
export function undepreciableFacts(context: Context, month: AssetMonth): RuleFact[] {
  const { balance, roles, tolerances } = context;
  const { total, misplaced } = month;
  const named = [...total.accumulated, ...total.expense].filter((leaf) => isOfUndepreciable(balance.leaf(leaf).name));
  const facts = [...named, ...misplaced].flatMap((leaf): RuleFact[] => {
    const { debit, credit, closing } = balance.leaf(leaf).sum;
    const amount = max(closing < 0n ? -closing : closing, debit, credit);
    if (amount <= tolerances.noise) return [];
    return [undepreciable(context, balance.leaf(leaf).code, amount, [leaf])];
  });
  const gap = disagreement(total, context);
  if (!undepreciableCredit(context, month, gap) || misplaced.length > 0) return facts;
  const leaves = roles.noDepreciables.leaves();
  const account = largest(balance, leaves, []);
  const expense = largest(balance, total.expense, roles.gasto.prefixes);
  const amount = sumOver(balance, leaves, ({ credit }) => credit);
  return [
    ...facts,
    {
      ...undepreciable(context, account, amount, leaves),
      proof: 'flow' as const,
      entry: entryBetween(account, expense, amount),
    },
  ];
}

function undepreciable(
  { balance, tolerances }: Context,
  account: string,
  amount: Cents,
  leaves: readonly number[],
): RuleFact {
  return {
    severity: amount >= tolerances.materiality ? 'alta' : 'media',
    account,
    amount,
    expected: 0n,
    found: amount,
    rows: balance.rowsOf(leaves),
  };
}

/** Digits of a group of the chart. */
const GROUP = 2;

/** Charged although accumulated depreciation equalled the cost at the opening. */
export function beyondCostFacts({ balance, tolerances, roles }: Context, month: AssetMonth): RuleFact[] {
  const classes = month.classes.length > 0 ? month.classes : [month.total];
  const property = roles.otrosActivos.leaves().filter((leaf) => balance.leaf(leaf).sum.opening > tolerances.noise);
  return classes.flatMap((one): RuleFact[] => {
    // Property of which nothing says what it is, in the group of what was depreciated, may be what was.
    const groups = new Set(one.accumulated.map((leaf) => balance.leaf(leaf).code.slice(0, GROUP)));
    if (property.some((leaf) => groups.has(balance.leaf(leaf).code.slice(0, GROUP)))) return [];
    const isOver = one.costOpening > 0n && one.accumulatedOpening >= one.costOpening && one.costDebit === 0n;
    const extra = one.credited - one.withdrawn;
    if (!isOver || extra <= tolerances.noise) return [];
    const accumulated = largest(balance, one.accumulated, [one.key]);
    return [
      {
        account: accumulated,
        amount: extra,
        expected: 0n,
        found: extra,
        data: { cost: one.costOpening, accumulated: one.accumulatedOpening },
        formula: [
          { label: 'cost', amount: one.costOpening, kind: 'term' },
          { label: 'accumulatedBefore', amount: -one.accumulatedOpening, kind: 'term' },
          { label: 'left', amount: one.costOpening - one.accumulatedOpening, kind: 'total' },
        ],
        entry: entryBetween(accumulated, largest(balance, one.expense, roles.gasto.prefixes), extra),
        rows: balance.rowsOf([...one.cost, ...one.accumulated]),
      },
    ];
  });
}
