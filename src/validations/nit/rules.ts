/** Shared by the modules of this validation, with the conversion of flagged third parties into a fact. */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { FactThirdParty } from '#core/engine/fact.ts';
import { stakesByNaming } from '#core/engine/fact-third-parties.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import type { ParameterDeclarations } from '#core/engine/settings/parameter.ts';
import { max, min } from '#core/money/money.ts';

export const parameters = {
  /** NITs without DV declared fictitious suppliers by DIAN: a list maintained by the company. */
  proveedoresFicticios: { kind: 'list', default: [] },
} as const satisfies ParameterDeclarations;

export type NitFact = RuleFact;

/** Companies by id: nine digits starting with 8 or 9. Natural persons have a cédula. */
export function isCompanyNit(id: string): boolean {
  return /^[89]\d{8}$/.test(id);
}

/**
 * One fact for the flagged dictionary entries, or none: a wrong id is one error of the master data, however many
 * accounts it affects. The amount at stake of each is its largest balance or movement; where several entries are one
 * third party (`thirdPartyOf`), of all but the largest, which is assumed correct.
 */
export function nitFacts(
  balance: TrialBalance,
  flags: Uint8Array,
  fact: Omit<NitFact, 'account' | 'amount' | 'rows'> = {},
  thirdPartyOf?: (entry: number) => string | undefined,
): NitFact[] {
  if (!flags.includes(1)) return [];
  const thirdParties = stakesByNaming(balance, flags);
  if (thirdParties.length === 0) return [];
  return [
    {
      ...fact,
      account: null,
      thirdParties,
      amount: thirdPartyOf
        ? withoutTheLargest(thirdParties, thirdPartyOf)
        : thirdParties.reduce((sum, { amount }) => sum + amount, 0n),
      rows: thirdParties.flatMap(({ rows }) => rows).sort((a, b) => a - b),
    },
  ];
}

function withoutTheLargest(
  thirdParties: readonly FactThirdParty[],
  thirdPartyOf: (entry: number) => string | undefined,
): bigint {
  const largest = new Map<string | undefined, bigint>();
  let sum = 0n;
  for (const { thirdParty, amount } of thirdParties) {
    const key = thirdPartyOf(thirdParty);
    const before = largest.get(key) ?? 0n;
    sum += min(amount, before);
    largest.set(key, max(amount, before));
  }
  return sum;
}
