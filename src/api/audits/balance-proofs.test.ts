import { expect, it } from 'vitest';
import { balanceProofs } from './balance-proofs.ts';

it('returns the validations that prove a balance', async () => {
  expect(await balanceProofs()).toEqual(['diferencia']);
});
