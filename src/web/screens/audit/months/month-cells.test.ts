import { describe, expect, it } from 'vitest';
import type { AuditMonth } from '#api/audits/audits/contract.ts';
import { cellKind } from '../../../months/month-kind.ts';
import { byYear, lastMonth, monthsNear, neighbour, newestLoaded } from './month-cells.ts';

const month = (period: string, given: Partial<AuditMonth> = {}): AuditMonth => ({
  period,
  state: 'auditado',
  version: 1,
  auditId: 'a',
  openFindings: 0,
  critical: 0,
  healthIndex: 90,
  ...given,
});

describe('a cell of the month strip', () => {
  it.each([
    [{ state: 'sin_cargar' }, 'missing'],
    [{ state: 'cargado' }, 'unaudited'],
    [{ state: 'auditando' }, 'running'],
    [{ openFindings: 4, critical: 1 }, 'critical'],
    [{ openFindings: 4 }, 'findings'],
    [{}, 'clean'],
  ] as const)('%o is %s', (given, kind) => {
    expect(cellKind(month('2026-01', given))).toBe(kind);
  });
});

describe('months of the strip', () => {
  const strip = [month('2025-12'), month('2025-13'), month('2026-01', { state: 'sin_cargar' })];

  it('stand by year', () => {
    expect(byYear(strip).map(({ year, months }) => [year, months.length])).toEqual([
      ['2025', 2],
      ['2026', 1],
    ]);
  });

  it('know the newest with a balance', () => {
    expect(newestLoaded(strip)).toEqual({ year: 2025, month: 13 });
    expect(newestLoaded([])).toBeNull();
  });

  it('go through the closing period only where there is one', () => {
    expect(neighbour(strip, { year: 2025, month: 12 }, 1)).toEqual({ year: 2025, month: 13 });
    expect(neighbour(strip, { year: 2025, month: 13 }, 1)).toEqual({ year: 2026, month: 1 });
    expect(neighbour(strip, { year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 13 });
    expect(neighbour(strip, { year: 2025, month: 1 }, -1)).toEqual({ year: 2024, month: 12 });
  });

  it('end with this month, or with the newest balance when that is later', () => {
    expect(lastMonth(strip, new Date(2025, 4, 3))).toEqual({ year: 2025, month: 13 });
    expect(lastMonth(strip, new Date(2026, 10, 3))).toEqual({ year: 2026, month: 11 });
  });
});

describe('months that a phone shows', () => {
  const year = (of: number) => Array.from({ length: 12 }, (_, at) => month(`${of}-${String(at + 1).padStart(2, '0')}`));
  const strip = [...year(2025), ...year(2026).slice(0, 10)];
  const around = (current: string | null) => {
    const near = [...monthsNear(strip, current)];
    return [near[0], near.at(-1), near.length];
  };

  it('are those before the open one, and the next, also across years', () => {
    expect(around('2026-10')).toEqual(['2025-12', '2026-10', 11]);
    expect(around('2026-01')).toEqual(['2025-04', '2026-02', 11]);
    expect(around('2025-02')).toEqual(['2025-01', '2025-11', 11]);
    expect(around(null)).toEqual(['2025-12', '2026-10', 11]);
  });
});
