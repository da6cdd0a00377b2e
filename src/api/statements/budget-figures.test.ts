/** Budgets as months: what was planned until each, income on the credit side. */
import { expect, test } from 'vitest';
import { budgetFigures } from './budget-figures.ts';

const months = [100n, 50n, ...Array<bigint>(10).fill(0n)];
const lines = [
  { code: '4135', name: 'Comercio', months },
  { code: '510506', name: 'Sueldos', months: months.map((cents) => cents / 2n) },
];

test('a budget has a month for each of the year, and its closing period, without a break', () => {
  const year = budgetFigures(2026, lines);
  expect(year.map(({ period }) => period.month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  expect(year[1]!.accounts[0]).toMatchObject({
    opening: -100n,
    debit: 0n,
    credit: 50n,
    closing: -150n,
    line: 'revenue',
  });
  expect(year[1]!.accounts[1]).toMatchObject({ opening: 50n, debit: 25n, credit: 0n, closing: 75n });
  expect(year[12]!.accounts[0]).toMatchObject({ opening: -150n, credit: 0n, closing: -150n });
  expect(year[0]!.titles).toEqual({ 4135: 'Comercio' });
});

test('a year without a budget has no months', () => {
  expect(budgetFigures(2026, [])).toEqual([]);
});
