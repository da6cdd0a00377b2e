import { expect, it } from 'vitest';
import { rowSums, showsAccount } from './source-rows.ts';

const row = (account: string, closing: string) => ({
  row: 12,
  account,
  accountName: 'Clientes',
  nit: '900481237',
  thirdPartyName: 'El Roble',
  opening: '0.10',
  debit: '0.20',
  credit: '0.00',
  closing,
});

it('adds the rows to the cent and says what they differ in', () => {
  const rows = [row('130505', '0.30'), row('130505', '-100.00')];
  expect(rowSums(rows)).toEqual({ opening: 20n, debit: 40n, credit: 0n, closing: -9970n });
  expect(showsAccount(rows)).toBe(false);
  expect(showsAccount([...rows, row('130510', '0.00')])).toBe(true);
});
