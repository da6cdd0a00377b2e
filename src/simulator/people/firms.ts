/** Generates firms and natural persons with unique names. */
import type { ThirdParty } from '#simulator/model.ts';
import type { Random } from '#simulator/random.ts';
import type { Identities } from './identity.ts';
import { firmNames, givenNames, legalForms, surnames } from './names.es.ts';

/** Distance of paired names in each round, so that no pair repeats in either order. */
const STEP = 7;

/** Generator of `needed` firms. Unique names as long as they last; beyond, each name joins two. */
export function createFirms(
  random: Random,
  identities: Identities,
  needed: number,
): (trades: readonly string[]) => ThirdParty {
  const names = random.shuffle(firmNames);
  const rounds = names.length / 2;
  const firstRound = needed > names.length ? 1 : 0;
  let count = 0;
  return (trades) => {
    const round = firstRound + Math.floor(count / names.length);
    if (round >= rounds) throw new RangeError('more firms than names for them');
    const first = names[count % names.length]!;
    const own = round === 0 ? first : `${first} ${names[(count + STEP * round) % names.length]}`;
    count++;
    return { id: identities.nit(), name: `${random.pick(trades)} ${own} ${random.pick(legalForms)}` };
  };
}

/** Generator of natural persons; surname pairs are unique until all are used. */
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
