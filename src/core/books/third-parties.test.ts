/** Rows grouped by third party: column sums, groups and filters. */
import { expect, it } from 'vitest';
import { balanceOfBooks, casePesos } from '#core/engine/validation-case.ts';
import { DATA } from './balance-data.ts';
import { TrialBalance } from './trial-balance.ts';

it('sums the dictionary entries of one third party, and keeps "no third party" apart', () => {
  const balance = balanceOfBooks(
    '2026-03',
    `
      14350101 Mercancías | 900100200 Sur | 0 | 100 | 30 | 70
      14350102 Mercancías | 9001002000 Sur S.A.S. | 0 | 50 | 0 | 50
      14350102 Mercancías | | 0 | 7 | 0 | 7
      15240501 Muebles | 900100200 Sur | 0 | 9 | 0 | 9
    `,
  );
  const thirdParties = balance.people(balance.leaves('14'));
  expect([0, 1].map((thirdParty) => balance.thirdParties.keyOf(thirdParty))).toEqual(['', '900100200']);
  expect([...thirdParties.sums('debit').cents]).toEqual([casePesos(7), casePesos(150)]);
  expect([...thirdParties.sums('credit').cents]).toEqual([0n, casePesos(30)]);
});

it('sums amounts beyond the range of a double', () => {
  const most = 2n ** 53n + 1n;
  const data = balanceOfBooks(
    '2026-03',
    `
      14350101 Mercancías | 900100200 Sur | 0 | 1 | 0 | 1
      14350102 Mercancías | 900100200 Sur | 0 | 1 | 0 | 1
    `,
  )[DATA];
  data.rows.debit.fill(most);
  const balance = new TrialBalance(data);
  expect([...balance.people(balance.leaves('14')).sums('debit').cents]).toEqual([0n, 2n * most]);
});
