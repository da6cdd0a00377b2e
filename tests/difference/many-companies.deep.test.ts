/** Drawn companies 1 to 100. */
import { it } from 'vitest';
import { judgeMany, seedsFrom } from './judge-many.ts';

it('right books are quiet, and drawn errors are found', () => {
  judgeMany(seedsFrom(1, 100));
});
