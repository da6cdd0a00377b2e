import { expect, it } from 'vitest';
import { changePercent } from './change-percent.ts';
import { formatPercent } from './money.es.ts';

it.each<[number, number, string | null]>([
  [84_210_500, 205_514_500, '144,0 %'],
  [214_880_000, 111_600_000, '-48,1 %'],
  [3_850_000, -2_150_000, '-155,8 %'],
  [-3_850_000, 2_150_000, '155,8 %'],
  [-100, -150, '-50,0 %'],
  [-100, -50, '50,0 %'],
  [-100, 0, '100,0 %'],
  [100, 0, '-100,0 %'],
  [0, 5, null],
  [0, 0, '0,0 %'],
  [7, 7, '0,0 %'],
])('from %s to %s: %s', (before, after, told) => {
  const percent = changePercent(BigInt(before), BigInt(after));
  expect(percent === null ? null : formatPercent(percent)).toBe(told);
});
