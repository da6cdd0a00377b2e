/** The same account, third party and branch on more than one row. */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import { FactPeople } from '#core/engine/fact-people.ts';
import { abs } from '#core/money/money.ts';
import type { Context, IntegrityFact } from './rules.ts';

export function repeatedFacts({ balance }: Context): IntegrityFact[] {
  const numbers = spellings(balance);
  const { codes } = balance.data.accounts;
  // The last row of each spelling, and the one before it: rows count from 1 here, and those of other accounts are past.
  const last = new Uint32Array(balance.data.thirdParties.ids.length);
  const before = new Uint32Array(balance.rowCount + 1);
  return balance.leaves().flatMap((account): IntegrityFact[] => {
    const repeated = repeatedIn(account, balance, numbers, last, before);
    if (repeated === null) return [];
    const { people, identical } = repeated;
    return [
      {
        rule: 'DIF-9',
        ...(identical > 0 ? { severity: 'media' as const } : {}),
        account: codes[account]!,
        people: people.list(),
        amount: people.total(),
        data: { rows: people.rows().length, identical },
        rows: people.rows(),
      },
    ];
  });
}

/** Rows of an account whose spelling and branch were there before, and how many say the very same; null if there are none. */
function repeatedIn(
  account: number,
  balance: TrialBalance,
  numbers: Uint32Array,
  last: Uint32Array,
  before: Uint32Array,
): { people: FactPeople; identical: number } | null {
  const { thirdParty, branch, closing, debit, credit } = balance.data.rows;
  const { from, to } = balance.rowsOf(account);
  let people: FactPeople | null = null;
  let identical = 0;
  for (let row = from; row < to; row++) {
    const number = numbers[thirdParty[row]!]!;
    let earlier = last[number]!;
    while (earlier > from && branch[earlier - 1] !== branch[row]) earlier = before[earlier]!;
    if (earlier <= from) {
      before[row + 1] = last[number]!;
      last[number] = row + 1;
      continue;
    }
    people ??= new FactPeople(balance);
    const atStake = abs(closing[row]!) || abs(debit[row]!) || abs(credit[row]!);
    people.add(row, atStake);
    if (atStake !== 0n && isSame(balance, earlier - 1, row)) identical++;
  }
  return people && { people, identical };
}

/**
 * A number for each id, or name where there is none. One person under two spellings of its id has two rows by right: that the
 * master list has it twice is told by the validation of NIT.
 */
function spellings({ data }: TrialBalance): Uint32Array {
  const { ids, names } = data.thirdParties;
  const known = new Map<string, number>();
  const numbers = new Uint32Array(ids.length);
  for (let entry = 0; entry < ids.length; entry++) {
    const spelling = ids[entry]! || names[entry]!;
    const number = known.get(spelling) ?? known.size;
    known.set(spelling, number);
    numbers[entry] = number;
  }
  return numbers;
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
