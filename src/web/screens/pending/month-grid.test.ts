import { expect, it } from 'vitest';
import { monthGrid } from './month-grid.ts';

it('has whole weeks from Monday, with the days of the month alone', () => {
  const april = monthGrid({ year: 2026, month: 4 });
  expect(april).toHaveLength(5);
  expect(april[0]!.slice(0, 3)).toEqual([null, null, '2026-04-01']);
  expect(april[4]!.slice(2)).toEqual(['2026-04-29', '2026-04-30', null, null, null]);
  expect(monthGrid({ year: 2027, month: 2 })).toHaveLength(4);
  expect(monthGrid({ year: 2026, month: 11 })).toHaveLength(6);
});
