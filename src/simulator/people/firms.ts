/** Firms and people with names that no other third party of the company shares. */
import type { ThirdParty } from '#simulator/model.ts';
import type { Random } from '#simulator/random.ts';
import type { Identities } from './identity.ts';
import { firmNames, givenNames, legalForms, places, surnames } from './names.es.ts';

/** Gives a new firm at each call. While there are names left, no two firms share one; after that the place tells them apart. */
export function createFirms(random: Random, identities: Identities): (trades: readonly string[]) => ThirdParty {
  const names = random.shuffle(firmNames);
  let count = 0;
  return (trades) => {
    const round = Math.floor(count / names.length);
    if (round > places.length) throw new RangeError('more firms than names for them');
    const place = round === 0 ? '' : ` ${places[round - 1]}`;
    const name = `${random.pick(trades)} ${names[count % names.length]}${place} ${random.pick(legalForms)}`;
    count++;
    return { id: identities.nit(), name };
  };
}

/** Gives a new person at each call; no two share a pair of surnames until all pairs are used. */
export function createPeople(random: Random, identities: Identities): () => ThirdParty {
  const given = random.shuffle(givenNames);
  const family = random.shuffle(surnames);
  let count = 0;
  return () => {
    const turn = Math.floor(count / family.length);
    const first = family[count % family.length]!;
    const second = family[(count * 7 + turn * 3 + 5) % family.length]!;
    const name = `${given[(count + turn) % given.length]} ${first} ${second}`;
    count++;
    return { id: identities.cedula(), name };
  };
}
