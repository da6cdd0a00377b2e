/** The same account, third party and branch on more than one row. */

import { FactPeople } from '#core/fact-people.ts';
import { abs } from '#core/money.ts';
import { PersonNumbers } from '#core/person-numbers.ts';
import type { TrialBalance } from '#core/trial-balance.ts';
import type { Context, IntegrityFact } from './rules.ts';

/** Keeps person and branch apart in one number. */
const BRANCHES = 65_536;

export function repeatedFacts({ balance }: Context): IntegrityFact[] {
  const people = new PersonNumbers().of(balance);
  const { codes } = balance.data.accounts;
  const { thirdParty, branch, closing, debit, credit } = balance.data.rows;
  return balance.leaves().flatMap((account): IntegrityFact[] => {
    const { from, to } = balance.rowsOf(account);
    if (to - from < 2) return [];
    const first = new Map<number, number>();
    let repeated: FactPeople | null = null;
    let identical = 0;
    for (let row = from; row < to; row++) {
      const key = people[thirdParty[row]!]! * BRANCHES + branch[row]!;
      const earlier = first.get(key);
      if (earlier === undefined) {
        first.set(key, row);
        continue;
      }
      repeated ??= new FactPeople(balance);
      const atStake = abs(closing[row]!) || abs(debit[row]!) || abs(credit[row]!);
      repeated.add(row, atStake);
      if (atStake !== 0n && isSame(balance, earlier, row)) identical++;
    }
    if (!repeated) return [];
    return [
      {
        rule: 'DIF-9',
        ...(identical > 0 ? { severity: 'media' as const } : {}),
        account: codes[account]!,
        people: repeated.list(),
        amount: repeated.total(),
        data: { rows: repeated.rows().length, identical },
        rows: repeated.rows(),
      },
    ];
  });
}

function isSame(balance: TrialBalance, a: number, b: number): boolean {
  const [one, other] = [balance.row(a), balance.row(b)];
  return (
    one.opening === other.opening &&
    one.debit === other.debit &&
    one.credit === other.credit &&
    one.closing === other.closing
  );
}
