import { expect, it } from 'vitest';
import { accountChart, balanceProofs } from './declared.ts';

it('says how the account of a validation is drawn', async () => {
  const charts = await Promise.all(['retencion', 'naturaleza', 'propia'].map(accountChart));
  expect(charts).toEqual(['movement', 'balance', 'balance']);
});

it('says which validations tell whether a balance agrees', async () => {
  expect(await balanceProofs()).toEqual(['diferencia']);
});
