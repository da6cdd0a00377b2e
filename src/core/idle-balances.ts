/** Balances that nobody has touched for months: no debit and no credit of the person in the account, month after month. */
import { abs, type Cents } from './money.ts';
import { type PersonPart, personSums } from './person-sums.ts';
import type { TrialBalance } from './trial-balance.ts';

export interface IdleBalance {
  key: string;
  thirdParty: number;
  part: PersonPart;
}

/**
 * People with a balance above `minimum`, on either side, in one of the accounts, without movement in the month or in any of
 * the past ones. A past month where the person does not have the balance ends the wait: it was not there yet.
 */
export function idleBalances(
  balance: TrialBalance,
  past: readonly TrialBalance[],
  leaves: readonly number[],
  minimum: Cents,
): IdleBalance[] {
  let idle = [...personSums(balance, leaves).values()].flatMap(({ key, thirdParty, parts }) =>
    parts
      .filter((part) => abs(part.closing) > minimum && isStill(part))
      .map((part): IdleBalance => ({ key, thirdParty, part })),
  );
  const { codes } = balance.data.accounts;
  for (const month of past) {
    if (idle.length === 0) return [];
    const accounts = new Set(idle.map(({ part }) => month.accountIndex(codes[part.leaf]!)).filter((leaf) => leaf >= 0));
    const then = personSums(
      month,
      [...accounts].sort((a, b) => a - b),
      new Set(idle.map(({ key }) => key)),
    );
    idle = idle.filter(({ key, part }) => {
      const leaf = month.accountIndex(codes[part.leaf]!);
      const before = then.get(key)?.parts.find((one) => one.leaf === leaf);
      return before !== undefined && isStill(before) && before.closing === part.closing;
    });
  }
  return idle;
}

function isStill({ debit, credit }: PersonPart): boolean {
  return debit === 0n && credit === 0n;
}
