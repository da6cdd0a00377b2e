/** Firms and people with names that no other third party of the company shares. */
import type { ThirdParty } from '#simulator/model.ts';
import type { Random } from '#simulator/random.ts';
import type { Identities } from './identity.ts';
import { firmNames, givenNames, legalForms, surnames } from './names.es.ts';

/** Each round pairs the names this far apart, so that no pair comes twice, in either order. */
const STEP = 7;

/** Gives a new firm at each call, `needed` of them in all. If there are names for that, no two share one; if not, each joins two. */
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
