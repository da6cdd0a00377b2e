/** Rows loaded over the dated tables: what holds when, and that a run with them leaves nothing behind. */
import { expect, test } from 'vitest';
import { pesos } from '#core/money/money.ts';
import { minimumWage, nearestMinimumWage } from '../payroll/minimum-wage.ts';
import { payrollRate } from '../payroll/payroll-rates.ts';
import { interestRates } from '../tax/interest.ts';
import { selfWithholdingAt } from '../tax/self-withholding.ts';
import { nearestUvt, uvt } from '../tax/uvt.ts';
import { minimumBase, withholdingAt } from '../tax/withholding.ts';
import type { LoadedRate } from './loaded-rate.ts';
import { overlay } from './overlay.ts';
import { usingRates } from './tables-in-force.ts';

const row = (changes: Partial<LoadedRate> & Pick<LoadedRate, 'table' | 'from' | 'values'>): LoadedRate => ({
  key: '',
  to: null,
  norm: 'Resolución 1 de 2026',
  ...changes,
});

test('a row follows, interrupts or replaces those of its concept', () => {
  const open: { from: string; to: string | null; n: number }[] = [{ from: '2020-01-01', to: null, n: 1 }];
  expect(overlay(open, { from: '2026-01-01', to: null, n: 2 })).toEqual([
    { from: '2020-01-01', to: '2025-12-31', n: 1 },
    { from: '2026-01-01', to: null, n: 2 },
  ]);
  expect(overlay(open, { from: '2026-01-01', to: '2026-02-28', n: 2 })).toEqual([
    { from: '2020-01-01', to: '2025-12-31', n: 1 },
    { from: '2026-01-01', to: '2026-02-28', n: 2 },
    { from: '2026-03-01', to: null, n: 1 },
  ]);
  expect(overlay(open, { from: '2020-01-01', to: '2020-06-30', n: 2 })).toEqual([
    { from: '2020-01-01', to: '2020-06-30', n: 2 },
  ]);
});

test('months and years are added, and corrected', () => {
  const rates = [
    row({ table: 'interest', from: '2026-05-01', to: '2026-05-31', values: { ibc: 18, usury: 27 } }),
    row({ table: 'uvt', from: '2027-01-01', to: '2027-12-31', values: { uvt: 55_000 } }),
    row({ table: 'uvt', from: '2027-01-01', to: '2027-12-31', values: { uvt: 55_100 } }),
    row({ table: 'wage', from: '2027-01-01', to: '2027-12-31', values: { wage: 1_900_000, transport: 270_000 } }),
  ];
  expect([interestRates(2026, 5), uvt(2027), minimumWage(2027)]).toEqual([null, null, null]);
  usingRates(rates, () => {
    expect(interestRates(2026, 5)).toEqual({ month: '2026-05', ibc: 18, usury: 27, dianLate: 25 });
    expect(interestRates(2026, 4)).toMatchObject({ ibc: 17.84 });
    expect([uvt(2027), uvt(2026), nearestUvt(2030)]).toEqual([pesos(55_100), pesos(52_374), pesos(55_100)]);
    expect(minimumWage(2027)).toMatchObject({ wage: pesos(1_900_000), integralWageMin: pesos(24_700_000) });
    expect(nearestMinimumWage(2040).year).toBe(2027);
  });
  expect(uvt(2027)).toBeNull();
});

test('a concept keeps its accounts and base, and an activity its other decrees', () => {
  const rates = [
    row({ table: 'withholding', key: 'COMPRAS_DECL', from: '2027-01-01', values: { minBaseUvt: 15, percent: 3 } }),
    row({ table: 'withholding', key: 'NO_EXISTE', from: '2027-01-01', values: { minBaseUvt: 1, percent: 1 } }),
    row({ table: 'payroll', key: 'PENSION_EMPLEADOR', from: '2027-01-01', values: { percent: 13 } }),
    row({ table: 'selfWithholding', key: '6201', from: '2027-01-01', to: '2027-03-31', values: { percent: 0.9 } }),
  ];
  usingRates(rates, () => {
    const [before] = withholdingAt('COMPRAS_DECL', '2026-12-31');
    const [after] = withholdingAt('COMPRAS_DECL', '2027-01-01');
    expect(after).toEqual({
      ...before,
      minBaseUvt: 15,
      percent: 3,
      from: '2027-01-01',
      to: null,
      legalBasis: rates[0]!.norm,
    });
    expect(withholdingAt('NO_EXISTE', '2027-01-01')).toEqual([]);
    expect(withholdingAt('COMPRAS_NODECL', '2027-01-01')).toHaveLength(1);
    expect(minimumBase(after!, 2026)).toBe(pesos(52_374 * 15));
    expect(payrollRate('PENSION_EMPLEADOR', '2026-12-31')?.percent).toBe(12);
    expect(payrollRate('PENSION_EMPLEADOR', '2027-01-31')?.percent).toBe(13);
    const percents = ['2026-12-31', '2027-03-31', '2027-04-01'].map((day) => selfWithholdingAt('6201', day)?.percent);
    expect(percents).toEqual([1.1, 0.9, 1.1]);
    expect(selfWithholdingAt('0111', '2027-03-31')?.percent).toBe(1.2);
  });
});

test('the tables are back after a run that throws', () => {
  const rates = [row({ table: 'uvt', from: '2027-01-01', to: '2027-12-31', values: { uvt: 55_000 } })];
  expect(() =>
    usingRates(rates, () => {
      throw new Error('broken rule');
    }),
  ).toThrow('broken rule');
  expect(uvt(2027)).toBeNull();
});
