/** Prefilter of third parties, in arrays: most either stay below the minimum base or clearly match an ordinary rate. */
import { abs, type Cents, pesos } from '#core/money/money.ts';
import { type Concept, type ConceptLaw, conceptKeys } from '../concepts.ts';
import { type Context, placesOf } from '../rules.ts';

const TOLERANCE: Cents = pesos(1000);
const MILLION = 1_000_000n;

/** Keys of third parties without a clear match in some concept. */
export function unclearThirdParties(
  { balance, roles, parameters }: Context,
  laws: ReadonlyMap<Concept, ConceptLaw>,
): Set<string> {
  const unclear = new Set<string>();
  const { thirdPartyCount } = balance.thirdParties;
  for (const concept of conceptKeys) {
    const { bases, withheld } = placesOf[concept];
    const law = laws.get(concept)!;
    const leaves = bases.flatMap((role) => roles[role].leaves());
    const base = balance.people(leaves).sums('debit');
    const tax = balance.people(roles[withheld].leaves()).sums('credit');
    const rates = law.general.map(millionths);
    const points = millionths(parameters.puntosDeTarifa);
    const least = law.minimum > TOLERANCE ? law.minimum : TOLERANCE;
    for (let number = 1; number < thirdPartyCount; number++) {
      // Most are unrelated to the concept.
      if (base.isZero(number) && tax.isZero(number)) continue;
      const spent = base.at(number);
      const kept = tax.at(number);
      if (kept === 0n ? spent >= least : !rates.some((rate) => isNear(spent, kept, rate, points)))
        unclear.add(balance.thirdParties.keyOf(number));
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
