import { expect, test } from 'vitest';
import { monthBars } from './month-bars.ts';

const frame = { left: 0, right: 120, top: 0, bottom: 100 };
const month = (period: string, debit: string, credit: string) => ({
  period,
  opening: '0.00',
  debit,
  credit,
  closing: '0.00',
});

test('what the nature adds stands above the line, on the scale of the other side', () => {
  const months = [month('2026-01', '10.00', '30.00'), month('2026-02', '0.00', '0.00')];
  const { bars, zero } = monthBars(months, 'C', frame);
  expect(zero).toBe(75);
  expect(bars.map(({ addedHeight, takenHeight }) => [addedHeight, takenHeight])).toEqual([
    [75, 25],
    [0, 0],
  ]);
  expect(monthBars(months, 'D', frame).zero).toBe(25);
});

test('the last twelve months, and a line at the bottom where nothing moved', () => {
  const months = Array.from({ length: 14 }, (_, index) => month(`2025-${index + 1}`, '0.00', '0.00'));
  const { bars, zero } = monthBars(months, 'D', frame);
  expect(bars.map(({ period }) => period)).toEqual(months.slice(2).map(({ period }) => period));
  expect(zero).toBe(100);
});
