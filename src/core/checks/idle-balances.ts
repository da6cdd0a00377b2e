/** Idle balances: no debit and no credit of the third party in the account for several months. */

import { DATA } from '#core/books/balance-data.ts';
import type { ThirdParty } from '#core/books/third-party.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { abs, type Cents } from '#core/money/money.ts';

export interface IdleBalance {
  key: string;
  thirdParty: number;
  part: ThirdParty;
}

/**
 * Third parties with a balance above `minimum`, on either side, in one of the accounts, without movement in the month
 * or any of the past ones. A past month without that balance ends the idle time: it did not exist yet.
 */
export function idleBalances(
  balance: TrialBalance,
  past: readonly TrialBalance[],
  leaves: readonly number[],
  minimum: Cents,
): IdleBalance[] {
  let idle = balance
    .people(leaves, { only: stillThirdParties(balance, leaves, minimum) })
    .list.flatMap(({ key, entry: thirdParty, parts }) =>
      parts
        .filter((part) => abs(part.closing) > minimum && isStill(part))
        .map((part): IdleBalance => ({ key, thirdParty, part })),
    );
  for (const month of past) {
    if (idle.length === 0) return [];
    const accounts = new Set(
      idle.map(({ part }) => month.accountIndex(balance.leaf(part.leaf).code)).filter((leaf) => leaf >= 0),
    );
    const then = month.people(
      [...accounts].sort((a, b) => a - b),
      { only: new Set(idle.map(({ key }) => key)) },
    );
    idle = idle.filter(({ key, part }) => {
      const leaf = month.accountIndex(balance.leaf(part.leaf).code);
      const before = then.get(key)?.parts.find((one) => one.leaf === leaf);
      return before !== undefined && isStill(before) && before.closing === part.closing;
    });
  }
  return idle;
}

/** Rows over which a third party's balance may be split (branches); finer splits are not detected. */
const MOST_ROWS = 8n;

/**
 * Prefilter: grouping keys of third parties that may be idle, as most with a balance have movement. One pass over the
 * rows, without sums.
 */
function stillThirdParties(balance: TrialBalance, leaves: readonly number[], minimum: Cents): Set<string> {
  const { thirdParty, debit, credit, closing } = balance[DATA].rows;
  const least = minimum / MOST_ROWS;
  const movedIn = new Uint32Array(balance.thirdParties.count);
  const still = new Set<string>();
  for (const leaf of leaves) {
    const { from, to } = balance.span(leaf);
    const stamp = leaf + 1;
    for (let row = from; row < to; row++)
      if (debit[row] !== 0n || credit[row] !== 0n) movedIn[thirdParty[row]!] = stamp;
    for (let row = from; row < to; row++)
      if (movedIn[thirdParty[row]!] !== stamp && abs(closing[row]!) > least)
        still.add(balance.thirdParties.key(thirdParty[row]!));
  }
  return still;
}

/** Accounts with a balance above `minimum`, on either side, without movement in the month or any of the past ones. */
export function idleAccounts(
  balance: TrialBalance,
  past: readonly TrialBalance[],
  leaves: readonly number[],
  minimum: Cents,
): number[] {
  return leaves.filter((leaf) => {
    const now = balance.leaf(leaf).sum;
    if (abs(now.closing) <= minimum || !isStill(now)) return false;
    const code = balance.leaf(leaf).code;
    return past.every((month) => {
      const then = month.sum(code);
      return isStill(then) && then.closing === now.closing;
    });
  });
}

function isStill({ debit, credit }: Pick<ThirdParty, 'debit' | 'credit'>): boolean {
  return debit === 0n && credit === 0n;
}
