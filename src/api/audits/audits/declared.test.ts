import { expect, it } from 'vitest';
import { accountChart, balanceProofs } from './declared.ts';

it('returns the kind of chart of a validation', async () => {
  const charts = await Promise.all(['retencion', 'naturaleza', 'propia'].map(accountChart));
  expect(charts).toEqual(['movement', 'balance', 'balance']);
});

it('returns the validations that prove a balance', async () => {
  expect(await balanceProofs()).toEqual(['diferencia']);
});
