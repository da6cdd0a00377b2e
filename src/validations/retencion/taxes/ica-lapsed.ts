/** RET-8 by habit: suppliers with ICA withheld on every purchase of the months before, and none on that of this month. */

import { pastMonths } from '#core/books/past-months.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { commonAccount } from '#core/checks/unpaid-tax.ts';
import type { FactThirdParty } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { type Cents, min, roundToPesos } from '#core/money/money.ts';
import type { Role } from '../default-roles.ts';
import type { Context } from '../rules.ts';

/** Months searched, and purchases of them that make a habit. */
const WINDOW = 6;
const FEWEST = 3;

interface Seen {
  base: Cents;
  withheld: Cents;
}

/** `bases`: accounts of what is bought. A purchase below the least one withheld before may be under the municipality's minimum. */
export function icaLapsed(leaves: readonly number[], bases: readonly Role[], context: Context): RuleFact[] {
  const { balance, history, period, roles, tolerances } = context;
  const months = pastMonths(history, period, WINDOW).balances;
  if (months.length < FEWEST) return [];
  const keys = new Set(months.flatMap((month) => [...creditors(month, roles.reteIca.in(month).leaves())]));
  for (const key of creditors(balance, leaves)) keys.delete(key);
  if (keys.size === 0) return [];
  const seen = (month: TrialBalance) => seenIn(month, keys, bases, context);
  const before = months.map(seen);
  let base = 0n;
  const thirdParties = [...seen(balance)].flatMap(([key, { entry: thirdParty, base: own, rows }]): FactThirdParty[] => {
    const past = before.flatMap((month) => month.get(key) ?? []).filter((one) => one.base > tolerances.noise);
    if (past.length < FEWEST || past.some(({ withheld }) => withheld === 0n)) return [];
    const least = past.reduce((lowest, one) => min(lowest, one.base), past[0]!.base);
    if (own < least) return [];
    const amount = roundToPesos((own * past[0]!.withheld) / past[0]!.base);
    if (amount <= tolerances.noise) return [];
    base += own;
    return [{ thirdParty, amount, rows }];
  });
  if (thirdParties.length === 0) return [];
  const codes = months.flatMap((month) => month.codes(roles.reteIca.in(month).leaves()));
  return [
    {
      account: commonAccount([...new Set(codes)]),
      subject: 'costumbre',
      thirdParties,
      amount: thirdParties.reduce((sum, { amount }) => sum + amount, 0n),
      data: { kind: 'costumbre', base },
      rows: thirdParties.flatMap(({ rows }) => rows),
    },
  ];
}

function creditors(balance: TrialBalance, leaves: readonly number[]): Set<string> {
  return new Set(balance.people(leaves).list.flatMap(({ key, credit }) => (credit > 0n ? [key] : [])));
}

/** What each bought, with the ICA withheld of it. */
function seenIn(
  balance: TrialBalance,
  keys: ReadonlySet<string>,
  bases: readonly Role[],
  { roles }: Context,
): Map<string, Seen & { entry: number; rows: readonly number[] }> {
  const withheld = balance.people(roles.reteIca.in(balance).leaves(), { only: keys });
  const leaves = [...new Set(bases.flatMap((role) => roles[role].in(balance).leaves()))].sort((a, b) => a - b);
  return new Map(
    balance
      .people(leaves, { only: keys })
      .list.map(({ key, entry, debit, rows }) => [
        key,
        { entry, rows, base: debit, withheld: withheld.get(key)?.credit ?? 0n },
      ]),
  );
}
