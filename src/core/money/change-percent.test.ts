import { expect, it } from 'vitest';
import { changePercent, percentIn } from './change-percent.ts';
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

it.each<[number, number, string]>([
  [50_597, 100_000, '50,6 %'],
  [29_970, 100_000, '30,0 %'],
  [1, 3, '33,3 %'],
  [2, 3, '66,7 %'],
])('%s of %s is %s of it, rounded once', (part, whole, told) => {
  expect(formatPercent(percentIn(BigInt(part), BigInt(whole)))).toBe(told);
});
