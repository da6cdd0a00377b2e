/**
 * Who must be looked at closer: everybody is compared in arrays first, and most either spent less than the minimum base or
 * agree with an ordinary rate at first sight.
 */
import { abs, type Cents, pesos } from '#core/money.ts';
import { personIndexOf } from '#core/person-index.ts';
import { type Concept, type ConceptLaw, conceptKeys } from './concepts.ts';
import { type Context, placesOf } from './rules.ts';

const TOLERANCE: Cents = pesos(1000);
const MILLION = 1_000_000n;

/** Keys of those who do not clearly agree in some concept. */
export function unclearPeople(
  { balance, roles, parameters }: Context,
  laws: ReadonlyMap<Concept, ConceptLaw>,
): Set<string> {
  const index = personIndexOf(balance);
  const unclear = new Set<string>();
  for (const concept of conceptKeys) {
    const { bases, withheld } = placesOf[concept];
    const law = laws.get(concept)!;
    const base = index.tally(
      bases.flatMap((role) => roles[role].leaves()),
      'debit',
    );
    const tax = index.tally(roles[withheld].leaves(), 'credit');
    const rates = law.general.map(millionths);
    const points = millionths(parameters.puntosDeTarifa);
    const least = law.minimum > TOLERANCE ? law.minimum : TOLERANCE;
    for (let person = 1; person < base.length; person++) {
      const spent = base[person]!;
      const kept = tax[person]!;
      if (kept === 0n ? spent >= least : !rates.some((rate) => isNear(spent, kept, rate, points)))
        unclear.add(index.keys[person]!);
    }
  }
  return unclear;
}

function millionths(percent: number): bigint {
  return BigInt(Math.round(percent * 10_000));
}

function isNear(spent: Cents, kept: Cents, rate: bigint, points: bigint): boolean {
  return abs(kept * MILLION - spent * rate) <= spent * points;
}
