/**
 * Every kind, size, error plan and seed gives a simulation with balanced books, except where an injected error says
 * otherwise.
 */
import { describe, expect, it } from 'vitest';
import { periodKey } from '#core/calendar/period.ts';
import { factsOf, sumOf } from '../../tests/support/row-sums.ts';
import { cases } from '../../tests/support/test-sizes.ts';
import type { KindKey, Simulation, SimulationOptions } from './model.ts';
import { simulateCompany } from './simulate-company.ts';

/** A large company takes most of the time, and has no code of its own. */
const LARGE_KINDS = cases(6, 1);

const KINDS: readonly KindKey[] = ['trade', 'services', 'construction', 'simple', 'esal', 'importer'];
const MANY_SEEDS = Array.from({ length: cases(30, 2) }, (_, index) => index + 1);

const SOME_SEEDS = [12, 1, 5, 19, 24, 30].slice(0, cases(6, 1));

/** Fourteen months contain every planned error, which is what depends on the seed; the rest is common code. */
const RUNS: readonly (Pick<SimulationOptions, 'size' | 'errors'> & { seeds: readonly number[] })[] = [
  { size: 'tiny', errors: 'instructive', seeds: MANY_SEEDS },
  { size: 'small', errors: 'instructive', seeds: MANY_SEEDS },
  { size: 'large', errors: 'instructive', seeds: [12] },
  { size: 'tiny', errors: 'none', seeds: SOME_SEEDS },
  { size: 'small', errors: 'none', seeds: SOME_SEEDS },
  { size: 'tiny', errors: 'reopened', seeds: SOME_SEEDS },
  { size: 'small', errors: 'reopened', seeds: SOME_SEEDS },
];

describe.each(RUNS)('a $size company, errors: $errors', ({ size, errors, seeds }) => {
  it.each(size === 'large' ? KINDS.slice(0, LARGE_KINDS) : KINDS)(
    'of %s simulates and balances with every seed',
    (kind) => {
      for (const seed of seeds) {
        const options = { kind, size, errors, seed, from: { year: 2025, month: 1 }, months: 14 } as SimulationOptions;
        expect(brokenIn(simulateCompany(options)), `seed ${seed}`).toEqual([]);
      }
    },
    60_000,
  );
});

/** Imbalances that no injected error explains. */
function brokenIn({ months, truth }: Simulation): string[] {
  const unbalanced = new Set(
    truth.filter(({ validation }) => validation === 'diferencia').map(({ period }) => periodKey(period)),
  );
  return months.flatMap((month) => {
    const key = periodKey(month.period);
    const movement = sumOf(month, 'debit', '') - sumOf(month, 'credit', '');
    const rows = factsOf(month).filter((row) => row.closing !== row.opening + row.debit - row.credit);
    const isBroken = movement !== 0n && !unbalanced.has(key);
    return [...(isBroken ? [`${key} ${movement}`] : []), ...rows.map(({ account }) => `${key} ${account}`)];
  });
}
