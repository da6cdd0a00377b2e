/** Third parties of a fact, with the amount at stake in their rows. */

import type { Amounts } from '#core/books/amounts.ts';
import type { ThirdParties } from '#core/books/third-parties.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { abs, type Cents, max } from '#core/money/money.ts';
import type { FactThirdParty } from './fact.ts';

/** Every third party with the sum of the amount at stake over its rows. */
export function factThirdParties(thirdParties: ThirdParties, atStake: (row: Amounts) => Cents): FactThirdParty[] {
  return thirdParties.list.map((thirdParty) => ({
    thirdParty: thirdParty.entry,
    amount: thirdParty.total(atStake),
    rows: thirdParty.rows,
  }));
}

export function totalOf(thirdParties: readonly FactThirdParty[]): Cents {
  return thirdParties.reduce((sum, { amount }) => sum + amount, 0n);
}

/**
 * For errors in the master data of third parties: those of the flagged dictionary entries with their rows and the largest
 * balance or movement of one account among them. Branches add up; `naming` keeps the entries of one third party apart.
 */
export function largestStakes(balance: TrialBalance, flags: Uint8Array, by: 'thirdParty' | 'naming'): FactThirdParty[] {
  const groups = balance.people(balance.leaves(), { only: flags, withNone: true, byEntry: by === 'naming' });
  return groups.list.map(({ entry: thirdParty, parts, rows }) => ({
    thirdParty,
    amount: largestStake(parts),
    rows,
  }));
}

/** The largest balance or movement of one account. */
export function largestStake(parts: readonly Amounts[]): Cents {
  return parts.reduce((most, { debit, credit, closing }) => max(most, abs(closing), abs(debit), abs(credit)), 0n);
}
