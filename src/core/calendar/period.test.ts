import { describe, expect, it } from 'vitest';
import { readReportTitle } from '#core/reading/headers/report-title.es.ts';
import { formatPeriod, monthFromName } from './period.es.ts';
import { comparePeriods, monthsBetween, nextMonth, parsePeriod, periodKey, previousMonth } from './period.ts';
import { periodsIn } from './periods-in.es.ts';

const titleOf = (...lines: string[]) =>
  readReportTitle(lines.map((line, index) => ({ number: index + 1, cells: [line] })));

describe('periods', () => {
  it('knows month 13, after December and before January', () => {
    expect(comparePeriods({ year: 2025, month: 13 }, { year: 2025, month: 12 })).toBeGreaterThan(0);
    expect(comparePeriods({ year: 2025, month: 13 }, { year: 2026, month: 1 })).toBeLessThan(0);
    expect(nextMonth({ year: 2025, month: 13 })).toEqual({ year: 2026, month: 1 });
    expect(previousMonth({ year: 2025, month: 13 })).toEqual({ year: 2025, month: 12 });
    expect(formatPeriod({ year: 2025, month: 13 })).toBe('cierre de 2025');
  });

  it('formats and parses keys, and rejects invalid ones', () => {
    expect(parsePeriod('2026-02')).toEqual({ year: 2026, month: 2 });
    for (const wrong of ['2026-14', '2026-00', '26-02', '2026-2', '1800-01']) expect(parsePeriod(wrong)).toBeNull();
    expect(monthsBetween({ year: 2025, month: 11 }, { year: 2026, month: 2 }).map(periodKey)).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
    ]);
  });

  it.each([
    ['Enero', 1],
    ['SEPT', 9],
    ['setiembre', 9],
    ['dic.', 12],
    ['Sep', 9],
    ['ma', null],
    ['total', null],
  ] as const)('month of %s', (name, month) => {
    expect(monthFromName(name)).toBe(month);
  });

  it.each([
    ['De Enero 2026 a Enero 2026 ', ['2026-01']],
    ['Balance de prueba por tercero Enero de 2026', ['2026-01']],
    ['De : ENE 1/2025 A : DIC 31/2025', ['2025-01', '2025-12']],
    ['Desde Ene-01-2025 Hasta Ene-31-2025', ['2025-01']],
    ['Del 01/03/2026 al 31/03/2026', ['2026-03']],
    ['Período: 2026-04', ['2026-04']],
    ['2021/01', ['2021-01']],
    ['A 31 de marzo de 2026', ['2026-03']],
    ['Cierre de 2025', ['2025-13']],
    ['Distribuidora El Roble 1998 S.A.S.', []],
  ])('months in «%s»', (text, months) => {
    expect(periodsIn(text).map(periodKey)).toEqual(months);
  });
});

describe('the title of a report', () => {
  it('gives company, NIT with DV and month', () => {
    expect(
      titleOf(
        'Balance de prueba por tercero',
        'Suministros del Norte S.A.S.',
        '900394374-4',
        'De Enero 2026 a Enero 2026 ',
      ),
    ).toEqual({
      company: { nit: '900394374', dv: 4, name: 'Suministros del Norte S.A.S.' },
      from: { year: 2026, month: 1 },
      to: { year: 2026, month: 1 },
    });
  });

  it('parses a NIT with dots and label, and ignores the print date', () => {
    const title = titleOf(
      'SIIGO - ACME LTDA',
      'NIT: 900.394.374-4',
      'De : MAR 1/2026 A : MAR 31/2026',
      'Procesado en: Abril 10 2026 19:33',
    );
    expect(title.company).toEqual({ nit: '900394374', dv: 4, name: 'ACME LTDA' });
    expect(title.to).toEqual({ year: 2026, month: 3 });
  });

  it('returns both ends of a range, and null for text without a month', () => {
    expect(titleOf('De Enero 2026 a Febrero 2026')).toMatchObject({
      from: { year: 2026, month: 1 },
      to: { year: 2026, month: 2 },
    });
    expect(titleOf('')).toEqual({ company: { nit: null, dv: null, name: null }, from: null, to: null });
  });
});
