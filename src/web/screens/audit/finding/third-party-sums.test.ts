import { expect, it } from 'vitest';
import { madeItem } from '../../../../../tests/support/made-items.ts';
import { thirdPartySums } from './third-party-sums.ts';

const { finding } = madeItem({ fingerprint: 'a', amount: '100.00' });
const person = (nit: string, amount: string, share?: string) => ({
  nit,
  name: nit,
  amount,
  rows: [],
  ...(share === undefined ? {} : { share }),
});

it('parts add up to the amount, also where only the largest are kept', () => {
  const thirdParties = [person('1', '60.00'), person('2', '30.00')];
  const kept = { ...finding, thirdParties, thirdPartyCount: 5 };
  expect(thirdPartySums(kept, thirdParties.slice(0, 1))).toEqual([{ key: 'amount', total: 10000n, rest: 4000n }]);
});

it('a named measure adds up to itself, and shares beside it to the amount', () => {
  const thirdParties = [person('1', '500.00', '60.00'), person('2', '300.00', '40.00')];
  const named = { ...finding, thirdParties, thirdPartyCount: 2, thirdPartyMeasure: 'Salario' };
  expect(thirdPartySums(named, thirdParties.slice(0, 1))).toEqual([
    { key: 'amount', total: 80000n, rest: 30000n },
    { key: 'share', total: 10000n, rest: 4000n },
  ]);
});

it('a named measure of which not all is kept has no total', () => {
  const named = { ...finding, thirdPartyCount: 2, thirdPartyMeasure: 'Saldo final' };
  expect(thirdPartySums(named, [])).toEqual([]);
});
