/**
 * Fictitious tax ids: NITs in a range not yet assigned by DIAN, so that no real company is named, and cédulas of
 * plausible length.
 */
import type { Random } from '#simulator/random.ts';

export interface Identities {
  /** Unique; nine digits starting with 9, without DV. */
  nit(): string;
  /** Unique; eight or ten digits. */
  cedula(): string;
}

export function createIdentities(random: Random): Identities {
  const given = new Set<string>();
  const fresh = (draw: () => number): string => {
    let id = String(draw());
    while (given.has(id)) id = String(draw());
    given.add(id);
    return id;
  };
  return {
    nit: () => fresh(() => random.int(903_100_207, 938_999_861)),
    cedula: () =>
      fresh(() => {
        if (random.chance(40)) return random.int(1_010_161_203, 1_143_988_417);
        return random.chance(50) ? random.int(51_604_317, 53_168_902) : random.int(79_203_418, 80_897_641);
      }),
  };
}
