/** Third parties of a fact, with the amount at stake in their rows. */

import type { Amounts } from '#core/books/amounts.ts';
import type { ThirdParties } from '#core/books/third-parties.ts';
import type { ThirdParty } from '#core/books/third-party.ts';
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
 * For errors in the master data of third parties: each flagged dictionary entry with its rows and the largest balance
 * or movement of one account among them. Branches add up; entries of one third party stay apart.
 */
export function stakesByNaming(balance: TrialBalance, flags: Uint8Array): FactThirdParty[] {
  const namings = balance.people(balance.leaves(), {
    only: flags,
    withNone: true,
    byEntry: true,
  });
  return namings.list.map(({ entry: thirdParty, parts, rows }) => ({
    thirdParty,
    amount: parts.reduce((most, part) => max(most, stakeOf(part)), 0n),
    rows,
  }));
}

function stakeOf({ debit, credit, closing }: ThirdParty): Cents {
  return max(abs(closing), abs(debit), abs(credit));
}
