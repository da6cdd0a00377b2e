/** Shared by the modules of this validation, with the conversion of flagged third parties into a fact. */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { FactThirdParty } from '#core/engine/fact.ts';
import { largestStakes } from '#core/engine/fact-third-parties.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import type { ParameterDeclarations } from '#core/engine/settings/parameter.ts';
import { max, min } from '#core/money/money.ts';

export const parameters = {
  /** NITs without DV declared fictitious suppliers by DIAN: a list maintained by the company. */
  proveedoresFicticios: { kind: 'list', entries: 'nit', default: [] },
} as const satisfies ParameterDeclarations;

export const defaultRoles = {
  compras: ['14', '15', '16', '17', '18', '5', '6', '7'],
  // Estimates, tax and the result: nobody sells them.
  sinCompra: ['1499', '1592', '1598', '1599', '1698', '5160', '5165', '5199', '5260', '5265', '5299', '54', '59'],
  ivaDescontable: ['2408', '135530'],
  porPagar: ['22', '2315', '2320', '2335', '2380'],
  porCobrar: ['13'],
} as const;

export type Role = keyof typeof defaultRoles;

export type NitFact = RuleFact;

/**
 * One fact for the flagged dictionary entries, or none: a wrong id is one error of the master data, however many
 * accounts it affects. The amount at stake of each is its largest balance or movement. Spellings of one number are one
 * third party, unless the caller says which entries are one (`thirdPartyOf`): then of all but the largest entry of each,
 * which is assumed correct.
 */
export function nitFacts(
  balance: TrialBalance,
  flags: Uint8Array,
  fact: Omit<NitFact, 'account' | 'amount' | 'rows'> = {},
  thirdPartyOf?: (entry: number) => string | undefined,
): NitFact[] {
  if (!flags.includes(1)) return [];
  const thirdParties = largestStakes(balance, flags, thirdPartyOf === undefined ? 'thirdParty' : 'naming');
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
