/** Names that the parts of this validation share, and how a list of flagged third parties becomes a fact. */
import { stakesByNaming } from '#core/fact-people.ts';
import type { ParameterDeclarations } from '#core/parameter.ts';
import type { TrialBalance } from '#core/trial-balance.ts';
import type { Fact } from '#core/validation.ts';

export type Rule = 'NIT-1' | 'NIT-2' | 'NIT-3' | 'NIT-4' | 'NIT-5' | 'NIT-6' | 'NIT-7' | 'NIT-8';

export const parameters = {
  /** NIT without DV of those whom the DIAN declared fictitious suppliers: its own list, which the company keeps up to date. */
  proveedoresFicticios: { kind: 'list', default: [] },
} as const satisfies ParameterDeclarations;

export type NitFact = Fact<Rule>;

/** Companies by their number: nine digits that start with 8 or 9. Natural persons have their cédula. */
export function isCompanyNit(id: string): boolean {
  return /^[89]\d{8}$/.test(id);
}

/**
 * One fact for the flagged entries of the third-party dictionary, or none: a wrong number is one mistake of the master list
 * however many accounts it reaches. What is at stake of each is its largest balance or movement.
 */
export function nitFacts(
  balance: TrialBalance,
  flags: Uint8Array,
  fact: Omit<NitFact, 'account' | 'amount' | 'rows'>,
): NitFact[] {
  if (!flags.includes(1)) return [];
  const people = stakesByNaming(balance, flags);
  if (people.length === 0) return [];
  return [
    {
      ...fact,
      account: null,
      people,
      amount: people.reduce((sum, { amount }) => sum + amount, 0n),
      rows: people.flatMap(({ rows }) => rows).sort((a, b) => a - b),
    },
  ];
}
