/** Sums by person in arrays agree with the sums of the view. */
import { expect, it } from 'vitest';
import { balanceOfBooks, casePesos } from '#core/engine/validation-case.ts';
import { personIndexOf } from './person-index.ts';
import { TrialBalance } from './trial-balance.ts';

it('adds up the namings of one person, and keeps nobody apart', () => {
  const balance = balanceOfBooks(
    '2026-03',
    `
      14350101 Mercancías | 900100200 Sur | 0 | 100 | 30 | 70
      14350102 Mercancías | 9001002000 Sur S.A.S. | 0 | 50 | 0 | 50
      14350102 Mercancías | | 0 | 7 | 0 | 7
      15240501 Muebles | 900100200 Sur | 0 | 9 | 0 | 9
    `,
  );
  const index = personIndexOf(balance);
  const debits = index.tally(balance.leaves('14'), 'debit');
  expect(index.keys).toEqual(['', '900100200']);
  expect([...debits]).toEqual([casePesos(7), casePesos(150)]);
  expect([...index.tally(balance.leaves('14'), 'credit')]).toEqual([0n, casePesos(30)]);
});

it('adds up amounts that no double holds', () => {
  const most = 2n ** 53n + 1n;
  const { data } = balanceOfBooks(
    '2026-03',
    `
      14350101 Mercancías | 900100200 Sur | 0 | 1 | 0 | 1
      14350102 Mercancías | 900100200 Sur | 0 | 1 | 0 | 1
    `,
  );
  data.rows.debit.fill(most);
  const balance = new TrialBalance(data);
  expect([...personIndexOf(balance).tally(balance.leaves('14'), 'debit')]).toEqual([0n, 2n * most]);
});
