import { expect, it } from 'vitest';
import { rowSums, shownParts } from './source-rows.ts';

const row = (account: string, closing: string, nit = '900481237') => ({
  row: 12,
  account,
  accountName: 'Clientes',
  nit,
  thirdPartyName: 'El Roble',
  opening: '0.10',
  debit: '0.20',
  credit: '0.00',
  closing,
});

it('adds the rows to the cent', () => {
  const rows = [row('130505', '0.30'), row('130505', '-100.00')];
  expect(rowSums(rows)).toEqual({ opening: 20n, debit: 40n, credit: 0n, closing: -9970n });
});

it('says of each row what they differ in: account, third party or both', () => {
  const first = row('130505', '0.30');
  expect(shownParts([first])).toEqual({ account: false, thirdParty: true });
  expect(shownParts([first, row('130505', '1.00', '800197268')])).toEqual({ account: false, thirdParty: true });
  expect(shownParts([first, row('130510', '0.00')])).toEqual({ account: true, thirdParty: false });
  expect(shownParts([first, row('130510', '0.00', '800197268')])).toEqual({ account: true, thirdParty: true });
});
