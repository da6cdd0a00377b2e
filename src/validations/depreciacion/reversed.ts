/** V3-c: the month's depreciation booked the wrong way round: what every month is credited was debited, and no asset left. */

import { entryBetween } from '#core/checks/suggested-entry.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { abs, type Cents } from '#core/money/money.ts';
import { largest } from './agreement.ts';
import type { AssetMonth, ClassMonth } from './asset-classes.ts';
import type { EarlierMonths } from './months.ts';
import type { Context } from './roles.ts';

/** Percent of last month's depreciation by which the reversed one may differ: a correction of several months does more. */
const NEAR_PERCENT = 5n;

export function reversedFacts(context: Context, { classes }: AssetMonth, earlier: EarlierMonths): RuleFact[] {
  return classes.flatMap((one) => {
    const last = earlier.classBack(one.key, 1)?.credited ?? 0n;
    return isReversed(one, last) ? [factOf(context, one)] : [];
  });
}

function isReversed({ charged, credited, withdrawn, costCredit }: ClassMonth, last: Cents): boolean {
  const isMirrored = withdrawn > 0n && charged === -withdrawn && credited === 0n && costCredit === 0n;
  return isMirrored && abs(withdrawn - last) * 100n <= last * NEAR_PERCENT;
}

function factOf({ balance, roles }: Context, { key, expense, accumulated, cost, withdrawn }: ClassMonth): RuleFact {
  const account = largest(balance, accumulated, [key]);
  const amount = 2n * withdrawn;
  return {
    severity: 'alta',
    account,
    subject: 'reversed',
    amount,
    expected: withdrawn,
    found: -withdrawn,
    data: { kind: 'reversed', months: 1 },
    formula: [
      { label: 'reversed', amount: withdrawn, kind: 'term' },
      { label: 'ofMonth', amount: withdrawn, kind: 'term' },
      { label: 'toBook', amount, kind: 'total' },
    ],
    entry: entryBetween(largest(balance, expense, roles.gasto.prefixes), account, amount),
    rows: balance.rowsOf([...expense, ...accumulated, ...cost]),
  };
}
