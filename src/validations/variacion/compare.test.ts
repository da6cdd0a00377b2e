import { expect, it } from 'vitest';
import { percentChange } from './compare.ts';

it.each<[bigint, bigint, number | null]>([
  [100_000n, 150_597n, 50.6],
  [100_000n, 49_403n, -50.6],
  [-100_000n, -150_550n, -50.6],
  [100_000n, 150_549n, 50.5],
  [1_503_487n, 3_209_664n, 113],
  [100_000n, 199_960n, 100],
  [0n, 5n, null],
])('rounds a change to the nearest decimal instead of cutting it: from %s to %s', (from, to, percent) => {
  expect(percentChange(from, to)).toBe(percent);
});
