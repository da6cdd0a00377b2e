/** Duplicate rows: the same account, third party and branch. */

import type { Amounts } from '#core/books/amounts.ts';
import type { ThirdParties } from '#core/books/third-parties.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { factThirdParties, totalOf } from '#core/engine/fact-third-parties.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { abs } from '#core/money/money.ts';
import type { Context } from './context.ts';

export function repeatedFacts({ balance }: Context): RuleFact[] {
  const numbers = spellings(balance);
  // Linked lists, 1-based: last row of each spelling, and its predecessor; rows of other accounts are below the range.
  const last = new Uint32Array(balance.thirdParties.count);
  const before = new Uint32Array(balance.rowCount + 1);
  return balance.leaves().flatMap((account): RuleFact[] => {
    const repeated = repeatedIn(account, balance, numbers, last, before);
    if (repeated === null) return [];
    const { thirdParties, identical } = repeated;
    const atStake = factThirdParties(
      thirdParties,
      ({ closing, debit, credit }) => abs(closing) || abs(debit) || abs(credit),
    );
    return [
      {
        ...(identical > 0 ? { severity: 'media' as const } : {}),
        account: balance.leaf(account).code,
        thirdParties: atStake,
        amount: totalOf(atStake),
        data: { rows: thirdParties.rows.length, identical },
        rows: thirdParties.rows,
      },
    ];
  });
}

/** Rows of an account whose spelling and branch occurred before, and the number of identical ones; null if none. */
function repeatedIn(
  account: number,
  balance: TrialBalance,
  numbers: Uint32Array,
  last: Uint32Array,
  before: Uint32Array,
): { thirdParties: ThirdParties; identical: number } | null {
  const { rows } = balance;
  const { from, to } = balance.span(account);
  const repeated = new Set<number>();
  let identical = 0;
  for (let row = from; row < to; row++) {
    const number = numbers[rows.thirdParty(row)]!;
    let earlier = last[number]!;
    while (earlier > from && rows.branch(earlier - 1) !== rows.branch(row)) earlier = before[earlier]!;
    if (earlier <= from) {
      before[row + 1] = last[number]!;
      last[number] = row + 1;
      continue;
    }
    repeated.add(row);
    if (isSame(rows.amounts(earlier - 1), rows.amounts(row))) identical++;
  }
  if (repeated.size === 0) return null;
  return { thirdParties: balance.people([account], { rows: (row) => repeated.has(row), withNone: true }), identical };
}

/**
 * A number for each id, or name without id. Two spellings of one id rightly have two rows: duplicates in the master
 * data are reported by `nit`.
 */
function spellings({ thirdParties }: TrialBalance): Uint32Array {
  const known = new Map<string, number>();
  const numbers = new Uint32Array(thirdParties.count);
  for (let entry = 0; entry < numbers.length; entry++) {
    const spelling = thirdParties.id(entry) || thirdParties.name(entry);
    const number = known.get(spelling) ?? known.size;
    known.set(spelling, number);
    numbers[entry] = number;
  }
  return numbers;
}

/** Whether both rows are equal and not blank. */
function isSame(one: Amounts, other: Amounts): boolean {
  const saysNothing = one.closing === 0n && one.debit === 0n && one.credit === 0n;
  return (
    !saysNothing &&
    one.opening === other.opening &&
    one.debit === other.debit &&
    one.credit === other.credit &&
    one.closing === other.closing
  );
}
