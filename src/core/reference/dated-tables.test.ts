/** Dated tables: well-formed ranges, no overlaps, no gaps where the law has none, and the worked examples of domain.md 5. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pesos } from '#core/money/money.ts';
import { interestMonths } from './dated/interest.gen.ts';
import { wageYears } from './dated/minimum-wage.gen.ts';
import { payrollRates } from './dated/payroll-rates.gen.ts';
import { priceMonths } from './dated/price-index.gen.ts';
import { selfWithholdingPercents, selfWithholdingWindows } from './dated/self-withholding.gen.ts';
import { uvtYears } from './dated/uvt.gen.ts';
import { withholdingRows } from './dated/withholding.gen.ts';
import { daysOfMonth } from './in-force.ts';
import { minimumWage } from './payroll/minimum-wage.ts';
import { arlRate, payrollRate, payrollRatesAt } from './payroll/payroll-rates.ts';
import { interestRates } from './tax/interest.ts';
import { priceIndex } from './tax/price-index.ts';
import { selfWithholdingAt, selfWithholdingInMonth } from './tax/self-withholding.ts';
import { uvt } from './tax/uvt.ts';
import { minimumBase, withholdingAt, withholdingInMonth } from './tax/withholding.ts';

interface Dated {
  from: string;
  to: string | null;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

/** Ranges of one key must be contiguous; the last may be open. */
function expectContiguous(ranges: readonly Dated[], key: string): void {
  for (const { from, to } of ranges) {
    for (const day of to === null ? [from] : [from, to]) {
      expect(new Date(day).toISOString().slice(0, 10), `${key} ${day}`).toBe(day);
    }
    if (to !== null) expect(from <= to, key).toBe(true);
  }
  const sorted = ranges.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  for (const [at, range] of sorted.slice(1).entries()) {
    expect(sorted[at]!.to, `${key}: open or overlapping before ${range.from}`).not.toBeNull();
    expect(dayAfter(sorted[at]!.to!), key).toBe(range.from);
  }
}

describe('ranges', () => {
  test('withholding: 130 rows, each concept contiguous', () => {
    expect(withholdingRows).toHaveLength(130);
    const concepts = Map.groupBy(withholdingRows, ({ code, concept }) => `${code} ${concept}`);
    for (const [key, rows] of concepts) expectContiguous(rows, key);
  });

  test('the contiguity check fails on an overlap', () => {
    const overlapping = [
      { from: '2025-01-01', to: '2025-06-30' },
      { from: '2025-06-30', to: null },
    ];
    expect(() => expectContiguous(overlapping, 'overlap')).toThrow();
  });

  test('self-withholding: five windows without gaps, 501 activities with a rate in each', () => {
    expectContiguous(selfWithholdingWindows, 'self-withholding');
    expect(selfWithholdingWindows).toHaveLength(5);
    for (const at of selfWithholdingWindows.keys()) {
      expect(selfWithholdingPercents.filter(([, percents]) => percents[at] !== null)).toHaveLength(501);
    }
  });

  test('payroll: 29 concepts, one row each in force today', () => {
    expect(payrollRates).toHaveLength(29);
    expect(payrollRatesAt('2026-03-31')).toHaveLength(29);
    for (const [key, rows] of Map.groupBy(payrollRates, ({ code }) => code)) expectContiguous(rows, key);
  });

  test('years and months have no gaps', () => {
    expect(uvtYears.map(({ year }) => year)).toEqual(Array.from({ length: 17 }, (_, at) => 2010 + at));
    expect(wageYears.map(({ year }) => year)).toEqual(Array.from({ length: 9 }, (_, at) => 2018 + at));
    const months = Array.from(
      { length: 76 },
      (_, at) => `${2020 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
    );
    expect(interestMonths.map(({ month }) => month)).toEqual(months);
  });
});

describe('worked examples', () => {
  const baseOf = (code: string, day: string) => minimumBase(withholdingAt(code, day)[0]!, Number(day.slice(0, 4)));

  test('services of 150,000 in June and July 2026', () => {
    expect(baseOf('SERV_DECL', '2026-06-10')).toBe(pesos(209_496));
    expect(baseOf('SERV_DECL', '2026-07-10')).toBe(pesos(104_748));
    expect(withholdingAt('SERV_DECL', '2026-07-10')[0]?.percent).toBe(4);
  });

  test.each([
    ['2025-05-31', 27],
    ['2025-06-01', 10],
    ['2026-05-07', 10],
    ['2026-05-08', 27],
    ['2026-06-30', 27],
    ['2026-07-01', 10],
  ])('purchases on %s are withheld from %d UVT', (day, units) => {
    expect(withholdingAt('COMPRAS_DECL', day)).toMatchObject([{ minBaseUvt: units, percent: 2.5 }]);
  });

  test('May 2026 has both regimes, June 2026 one', () => {
    const basesIn = (month: number) =>
      withholdingInMonth(2026, month)
        .filter(({ code }) => code === 'COMPRAS_DECL')
        .map(({ minBaseUvt }) => minBaseUvt);
    expect(basesIn(5)).toEqual([10, 27]);
    expect(basesIn(6)).toEqual([27]);
  });

  test('self-withholding of CIIU 6201 and 0111', () => {
    expect(selfWithholdingAt('6201', '2026-07-31')?.percent).toBe(1.1);
    expect(selfWithholdingInMonth('0111', 2026, 5)).toMatchObject([
      { percent: 1.2, to: '2026-05-07' },
      { percent: 0.55, from: '2026-05-08' },
    ]);
    expect(selfWithholdingInMonth('0111', 2026, 7)).toMatchObject([{ percent: 1.2 }]);
    expect(selfWithholdingInMonth('6201', 2023, 2)).toEqual([]);
    expect(selfWithholdingInMonth('0010', 2026, 7)).toEqual([]);
  });
});

test('the table of ET 383 has seven brackets', () => {
  expect(withholdingAt('SALARIOS_383', '2026-02-28').map(({ minBaseUvt }) => minBaseUvt)).toEqual([
    0, 95, 150, 360, 640, 945, 2300,
  ]);
});

test('yearly and monthly values', () => {
  expect(uvt(2026)).toBe(pesos(52_374));
  expect(uvt(2009)).toBeNull();
  expect(minimumWage(2026)).toMatchObject({ wage: pesos(1_750_905), transportAllowance: pesos(249_095) });
  expect(minimumWage(2017)).toBeNull();
  expect(interestRates(2026, 4)).toMatchObject({ ibc: 17.84, usury: 26.76, dianLate: 24.76 });
  expect(interestRates(2025, 13)).toEqual(interestRates(2025, 12));
  expect(interestRates(2019, 12)).toBeNull();
  expect(payrollRate('PENSION_EMPLEADOR', '2026-01-31')?.percent).toBe(12);
  expect(arlRate(1, '2026-01-31')?.percent).toBe(0.522);
  expect(arlRate(6, '2026-01-31')).toBeNull();
});

test('the integral wage is thirteen minimum wages, usury one and a half times the IBC, late interest two points less', () => {
  for (const { wage, integralWageMin, year } of wageYears) expect(integralWageMin, `${year}`).toBe(wage * 13n);
  for (const { ibc, usury, dianLate, month } of interestMonths) {
    expect(Math.abs(usury - ibc * 1.5), month).toBeLessThan(0.011);
    expect(Math.abs(usury - 2 - dianLate), month).toBeLessThan(0.001);
  }
});

test('a month ends on its last day and the closing period is December', () => {
  expect(daysOfMonth(2024, 2)).toEqual({ first: '2024-02-01', last: '2024-02-29' });
  expect(daysOfMonth(2026, 13)).toEqual({ first: '2026-12-01', last: '2026-12-31' });
});

describe('consumer price index', () => {
  const months = priceMonths.map(({ month, index }) => {
    const [year, number] = month.split('-').map(Number) as [number, number];
    return { year, number, index };
  });
  const indexAt = (year: number, number: number) =>
    months.find((one) => one.year === year && one.number === number)?.index;
  /** Percent, to two decimals, as the DANE publishes it. */
  const variation = (index: number, before: number) => Math.round((index / before - 1) * 10_000) / 100;

  test('has every month between its first and its last', () => {
    const places = months.map(({ year, number }) => year * 12 + number);
    expect(places).toEqual(places.map((_, at) => places[0]! + at));
  });

  test.each([
    [2023, 9.28],
    [2024, 5.2],
    [2025, 5.1],
  ])('gives the published variation of %i', (year, percent) => {
    expect(variation(indexAt(year, 12)!, indexAt(year - 1, 12)!)).toBe(percent);
  });

  test('gives the published variations of its months, but for the rounding of the index', () => {
    const [, ...rows] = readFileSync('data/ipc.csv', 'utf8').trim().split('\n');
    const wrong = rows.flatMap((row) => {
      const [month, index, annual, monthly] = row.split(',') as [string, string, string, string];
      const [year, number] = month.split('-').map(Number) as [number, number];
      const before = indexAt(...((number === 1 ? [year - 1, 12] : [year, number - 1]) as [number, number]));
      const told: [string, number | undefined][] = [
        [annual, indexAt(year - 1, number)],
        [monthly, before],
      ];
      return told.flatMap(([published, base]) => {
        if (published === '' || base === undefined) return [];
        return Math.abs((Number(index) / base - 1) * 100 - Number(published)) < 0.015 ? [] : [`${month} ${published}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  test('is null outside the table; month 13 is December', () => {
    expect(priceIndex({ year: 2025, month: 12 })).toBe(15_227n);
    expect(priceIndex({ year: 2025, month: 13 })).toBe(15_227n);
    expect(priceIndex({ year: 2018, month: 11 })).toBeNull();
  });
});
