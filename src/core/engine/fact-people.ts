/** Third parties of a fact, with the amount at stake in their rows. */

import type { Amounts } from '#core/books/amounts.ts';
import type { People } from '#core/books/people.ts';
import type { Person } from '#core/books/person.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { abs, type Cents, max } from '#core/money/money.ts';
import type { FactPerson } from './validation.ts';

/** Every third party with the sum of the amount at stake over its rows. */
export function factPeople(people: People, atStake: (row: Amounts) => Cents): FactPerson[] {
  return people.list.map((person) => ({
    thirdParty: person.thirdParty,
    amount: person.total(atStake),
    rows: person.rows,
  }));
}

export function totalOf(people: readonly FactPerson[]): Cents {
  return people.reduce((sum, { amount }) => sum + amount, 0n);
}

/**
 * For errors in the master data of third parties: each flagged dictionary entry with its rows and the largest balance
 * or movement of one account among them. Branches add up; entries of one third party stay apart.
 */
export function stakesByNaming(balance: TrialBalance, flags: Uint8Array): FactPerson[] {
  const namings = balance.people(balance.leaves(), {
    only: flags,
    nobody: true,
    byNaming: true,
  });
  return namings.list.map(({ thirdParty, parts, rows }) => ({
    thirdParty,
    amount: parts.reduce((most, part) => max(most, stakeOf(part)), 0n),
    rows,
  }));
}

function stakeOf({ debit, credit, closing }: Person): Cents {
  return max(abs(closing), abs(debit), abs(credit));
}
