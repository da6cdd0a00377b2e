import { expect, test } from 'vitest';
import { dueDatesOf } from './due-dates.ts';

const of = (nit: string, month: number, vat: Parameters<typeof dueDatesOf>[2] = null, year = 2026) =>
  dueDatesOf(nit, { year, month }, vat).map(({ obligation, date }) => `${obligation} ${date}`);

test('withholding is due by the last digit of the NIT, 0 last', () => {
  expect(of('900394371', 1)).toEqual(['retencion 2026-02-10']);
  expect(of('900394370', 12)).toEqual(['retencion 2027-01-26']);
});

test('VAT is due in the last month of its period only', () => {
  expect(of('900394371', 1, 'bimestral')).toHaveLength(1);
  expect(of('900394371', 2, 'bimestral')).toEqual(['retencion 2026-03-10', 'iva_bimestral 2026-03-10']);
  expect(of('900394371', 2, 'cuatrimestral')).toHaveLength(1);
  expect(of('900394371', 4, 'cuatrimestral')).toHaveLength(2);
});

test('nothing is guessed: neither a year without calendar nor the closing period', () => {
  expect(of('900394371', 3, 'bimestral', 2025)).toEqual([]);
  expect(of('900394371', 1, null, 2027)).toEqual([]);
  expect(of('900394371', 13, 'bimestral')).toEqual([]);
});
