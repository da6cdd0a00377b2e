import { describe, expect, it } from 'vitest';
import { pesos } from './money.ts';
import { gapBetween, outOf } from './nearness.ts';

describe('nearness', () => {
  const range = { least: pesos(100_000), most: pesos(120_000) };

  it.each([
    [85_000, 0],
    [84_999, -15_001],
    [138_000, 0],
    [138_001, 18_001],
    [0, -100_000],
  ])('%i against 100.000–120.000 with 15 %% deviates by %i', (found, gap) => {
    expect(outOf(range, pesos(found), 15, pesos(1000))).toBe(pesos(gap));
  });

  it('widens by at least the floor', () => {
    const small = { least: pesos(2000), most: pesos(2000) };
    expect(outOf(small, pesos(1000), 15, pesos(1000))).toBe(0n);
    expect(outOf(small, pesos(999), 15, pesos(1000))).toBe(pesos(-1001));
  });

  it('compares two amounts within a percent of the larger', () => {
    expect(gapBetween(pesos(1_000_000), pesos(990_000), 1, pesos(1000))).toBe(0n);
    expect(gapBetween(pesos(1_000_000), pesos(989_000), 1, pesos(1000))).toBe(pesos(11_000));
    expect(gapBetween(0n, pesos(1001), 1, pesos(1000))).toBe(pesos(-1001));
  });
});
