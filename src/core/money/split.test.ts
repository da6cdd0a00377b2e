import { describe, expect, it } from 'vitest';
import { splitByWeight } from './split.ts';

describe('parts of an amount', () => {
  it('add up to it in whole pesos, the rest with the largest', () => {
    expect(splitByWeight(100_000n, [1n, 1n, 4n])).toEqual([16_600n, 16_600n, 66_800n]);
  });

  it('have cents where it has', () => {
    expect(splitByWeight(1001n, [1n, 2n])).toEqual([333n, 668n]);
  });

  it('are nothing without a weight, and never for a negative one', () => {
    expect(splitByWeight(500n, [0n, 0n])).toEqual([500n, 0n]);
    expect(splitByWeight(-500n, [-3n, 1n])).toEqual([0n, -500n]);
  });
});
