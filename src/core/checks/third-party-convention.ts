/**
 * Third parties under which a company books a tax account (domain.md 9-4): each supplier or customer, the authority
 * alone, or both. Inferred from the movements of some months; under the authority, nothing can be said about one
 * supplier.
 */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import { thirdPartyKey } from '#core/identity/nit.ts';
import { isTaxAuthority } from '#core/reference/people/tax-authority.es.ts';

export type ThirdPartyConvention = 'tercero' | 'autoridad' | 'mixta';

/** Accounts of one month, and the side on which the tax is booked (the other is its payment). */
export interface ConventionMonth {
  balance: TrialBalance;
  leaves: readonly number[];
}

/** Percentage of the movements that proves a convention. */
const MOST = 90n;

/** Null without movements. Rows without third party, or of the company itself, count as the authority's. */
export function thirdPartyConvention(
  months: readonly ConventionMonth[],
  side: 'debit' | 'credit',
): ThirdPartyConvention | null {
  let all = 0n;
  let withAuthority = 0n;
  for (const { balance, leaves } of months) {
    const isNobody = nobodies(balance);
    for (const leaf of leaves) {
      const { from, to } = balance.span(leaf);
      for (let row = from; row < to; row++) {
        const amount = balance.rows.amount(row, side);
        if (amount <= 0n) continue;
        all += amount;
        if (isNobody(balance.rows.thirdParty(row))) withAuthority += amount;
      }
    }
  }
  if (all === 0n) return null;
  if (withAuthority * 100n >= all * MOST) return 'autoridad';
  return withAuthority * 100n <= all * (100n - MOST) ? 'tercero' : 'mixta';
}

const UNKNOWN = 0;
const NOBODY = 1;
const SOMEBODY = 2;

const known = new WeakMap<TrialBalance, Uint8Array>();

/**
 * Predicate: dictionary entries that are no supplier or customer ("no third party", the company itself, an authority).
 */
export function nobodies(balance: TrialBalance): (thirdParty: number) => boolean {
  const { company, thirdParties } = balance;
  const ownKey = company.nit === null ? null : thirdPartyKey(company.nit);
  // Cached: several validations ask for the same balance.
  const answers = known.get(balance) ?? new Uint8Array(thirdParties.count);
  known.set(balance, answers);
  return (thirdParty) => {
    if (answers[thirdParty] === UNKNOWN) {
      const key = thirdParties.key(thirdParty);
      const isNobody =
        key === '' || key === ownKey || isTaxAuthority(thirdParties.id(thirdParty), thirdParties.name(thirdParty));
      answers[thirdParty] = isNobody ? NOBODY : SOMEBODY;
    }
    return answers[thirdParty] === NOBODY;
  };
}
