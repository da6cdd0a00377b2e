import { expect, it } from 'vitest';
import { shareOf } from './share.ts';

it.each([
  [495n, 1000n, 495, 1],
  [1n, 2n, 50, 0],
  [1n, 3n, 333_333, 4],
  [2n, 3n, 666_667, 4],
  [7n, 7n, 100, 0],
  [0n, 7n, 0, 0],
  [5n, 0n, 0, 0],
])('%i of %i has the digits %i with %i decimals', (amount, total, digits, decimals) => {
  expect(shareOf(amount, total)).toEqual({ digits, decimals });
});
