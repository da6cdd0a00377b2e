/** Small amounts by format and year, with what says so. */
import { expect, it } from 'vitest';
import { pesos } from '#core/money/money.ts';
import { thresholdOf } from './thresholds.ts';

it.each([
  ['1001', 2023, 100_000, 'medium'],
  ['1001', 2025, 149_000, 'high'],
  ['1008', 2023, 500_000, 'medium'],
  ['1008', 2024, 565_000, 'medium'],
  ['1009', 2025, 598_000, 'high'],
] as const)('%s of %i', (format, year, amount, standing) => {
  expect(thresholdOf(format, year, undefined)).toMatchObject({ amount: pesos(amount), standing });
});

it.each([
  ['1007', 2023, 'medium'],
  ['1007', 2026, 'medium'],
  ['1006', 2025, 'medium'],
] as const)('%s of %i names every third party that is known', (format, year, standing) => {
  expect(thresholdOf(format, year, undefined)).toMatchObject({ amount: null, uvt: null, standing });
});

it('of a year that no source tells of is to be confirmed', () => {
  expect(thresholdOf('1008', 2027, undefined).standing).toBe('low');
  expect(thresholdOf('1003', 2015, undefined)).toEqual({ amount: null, uvt: null, standing: 'low', norm: null });
});

it('tells the norm as its sources cite it, unless the company says another amount', () => {
  expect(thresholdOf('1009', 2025, undefined).norm).toBe('Res. DIAN 000227 de 2025, art. 1.3.5.6.1 par. 1');
  expect(thresholdOf('1009', 2025, 0n)).toEqual({ amount: null, uvt: null, standing: 'company', norm: null });
});
