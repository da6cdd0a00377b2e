import { expect, it } from 'vitest';
import { balanceOfBooks } from '#core/engine/validation-case.ts';
import { History } from './history.ts';
import { pastMonths } from './past-months.ts';

it('returns the calendar months before, without the closing period, and the keys of missing ones', () => {
  const period = { year: 2026, month: 2 };
  const balances = ['2025-10', '2025-12', '2025-13', '2026-01'].map((key) =>
    balanceOfBooks(key, '11050501 Caja | | 1 | 0 | 0 | 1'),
  );
  const { months, balances: there, missing } = pastMonths(new History(period, balances), period, 4);
  expect(months.map((balance) => balance?.period?.month ?? null)).toEqual([1, 12, null, 10]);
  expect(there.length).toBe(3);
  expect(missing).toEqual(['2025-11']);
});
