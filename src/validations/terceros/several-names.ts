/** TER-4: one id with names that are not variants of each other. One fact for all: an error of the master data. */

import { largestStakes } from '#core/engine/fact-third-parties.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { isCompanyNumber } from '#core/identity/nit.ts';
import {
  isPartOfName,
  nameSimilarity,
  type ThirdPartyName,
  thirdPartyName,
} from '#core/identity/third-party-name.es.ts';
import type { Context } from './rules.ts';
import type { ThirdPartyKind } from './third-parties.ts';

/** Minimum similarity of misspelt variants of a name. */
const SAME_NAME = 0.92;

export function severalNamesFacts({ balance }: Context, kinds: readonly ThirdPartyKind[]): RuleFact[] {
  const index = balance.thirdParties;
  // Nearly all have one entry: lists are built for the others only.
  const first = new Uint32Array(index.thirdPartyCount);
  const several = new Map<number, number[]>();
  for (let entry = 1; entry < index.count; entry++) {
    if (index.id(entry) === '' || kinds[entry] !== 'someone') continue;
    const number = index.numberOf(entry);
    if (first[number] === 0) first[number] = entry;
    else several.set(number, [...(several.get(number) ?? [first[number]!]), entry]);
  }
  const flags = new Uint8Array(index.count);
  const examples: string[] = [];
  let hasCompany = false;
  for (const [number, entries] of several) {
    if (!differentNames(entries.map((entry) => thirdPartyName(index.name(entry))))) continue;
    const key = index.keyOf(number);
    for (const entry of entries) flags[entry] = 1;
    examples.push([key, ...new Set(entries.map((entry) => index.name(entry)))].join('\t'));
    hasCompany ||= isCompanyNumber(key);
  }
  if (examples.length === 0) return [];
  const thirdParties = largestStakes(balance, flags, 'naming');
  return [
    {
      ...(hasCompany ? {} : { severity: 'baja' as const }),
      account: null,
      thirdParties,
      amount: thirdParties.reduce((sum, { amount }) => sum + amount, 0n),
      data: { examples },
      rows: thirdParties.flatMap(({ rows }) => rows).sort((a, b) => a - b),
    },
  ];
}

function differentNames(names: readonly ThirdPartyName[]): boolean {
  const named = names.filter(({ key }) => key !== '');
  return named.some((name, index) =>
    named.slice(0, index).some((other) => !isPartOfName(name, other) && nameSimilarity(name, other) < SAME_NAME),
  );
}
