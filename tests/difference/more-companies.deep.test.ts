/** Drawn companies 101 to 200, in a file of their own so that several workers share three hundred. */
import { it } from 'vitest';
import { judgeMany, seedsFrom } from './judge-many.ts';

it('right books are quiet, and drawn errors are found', () => {
  judgeMany(seedsFrom(101, 100));
});
