/** Third parties of a fact, with what is at stake in their rows. */

import type { Amounts } from '#core/books/amounts.ts';
import type { People } from '#core/books/people.ts';
import type { Person } from '#core/books/person.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { abs, type Cents, max } from '#core/money/money.ts';
import type { FactPerson } from './validation.ts';

/** Everybody found, with the sum of what is at stake in each row of theirs. */
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
 * Of third parties whose master record itself is wrong: the naming of each flagged entry of the dictionary (one flag an entry), with its rows and the largest balance
 * or movement of an account among them. Branches add up; namings of one person stay apart.
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
