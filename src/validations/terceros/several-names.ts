/** TER-4: one id with names that are not variants of each other. One fact for all: an error of the master data. */
import { stakesByNaming } from '#core/engine/fact-people.ts';
import {
  isPartOfName,
  nameSimilarity,
  type ThirdPartyName,
  thirdPartyName,
} from '#core/identity/third-party-name.es.ts';
import type { ThirdPartyKind } from './parties.ts';
import type { Context, ThirdPartyFact } from './rules.ts';

/** Minimum similarity of misspelt variants of a name. */
const SAME_NAME = 0.92;

/** Companies by id: nine digits starting with 8 or 9. */
const COMPANY = /^[89]\d{8}$/;

export function severalNamesFacts({ balance }: Context, kinds: readonly ThirdPartyKind[]): ThirdPartyFact[] {
  const { parties } = balance;
  // Nearly all have one entry: lists are built for the others only.
  const first = new Uint32Array(parties.personCount);
  const several = new Map<number, number[]>();
  for (let entry = 1; entry < balance.parties.count; entry++) {
    if (balance.parties.id(entry) === '' || kinds[entry] !== 'someone') continue;
    const person = parties.person(entry);
    if (first[person] === 0) first[person] = entry;
    else several.set(person, [...(several.get(person) ?? [first[person]!]), entry]);
  }
  const flags = new Uint8Array(balance.parties.count);
  const examples: string[] = [];
  let hasCompany = false;
  for (const [person, entries] of several) {
    if (!differentNames(entries.map((entry) => thirdPartyName(balance.parties.name(entry))))) continue;
    const key = parties.personKey(person);
    for (const entry of entries) flags[entry] = 1;
    examples.push([key, ...new Set(entries.map((entry) => balance.parties.name(entry)))].join('\t'));
    hasCompany ||= COMPANY.test(key);
  }
  if (examples.length === 0) return [];
  const people = stakesByNaming(balance, flags);
  return [
    {
      rule: 'TER-4',
      ...(hasCompany ? {} : { severity: 'baja' as const }),
      account: null,
      people,
      amount: people.reduce((sum, { amount }) => sum + amount, 0n),
      data: { examples },
      rows: people.flatMap(({ rows }) => rows).sort((a, b) => a - b),
    },
  ];
}

function differentNames(names: readonly ThirdPartyName[]): boolean {
  const named = names.filter(({ key }) => key !== '');
  return named.some((name, index) =>
    named.slice(0, index).some((other) => !isPartOfName(name, other) && nameSimilarity(name, other) < SAME_NAME),
  );
}
