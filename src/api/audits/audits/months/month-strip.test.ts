import { describe, expect, test } from 'vitest';
import { ownCalendars } from '#core/reference/tax/due-dates.ts';
import type { MonthRecord } from '../queries.ts';
import { monthStrip, withDueDates } from './month-strip.ts';

const record = (year: number, month: number, more: Partial<MonthRecord> = {}): MonthRecord => ({
  year,
  month,
  version: 1,
  auditId: null,
  state: null,
  healthIndex: null,
  openFindings: 0,
  critical: 0,
  signOff: null,
  ...more,
});

describe('the month strip', () => {
  test('has 24 calendar months up to the last one', () => {
    const strip = monthStrip([], { year: 2026, month: 2 });
    expect(strip).toHaveLength(24);
    expect([strip[0]?.period, strip[10]?.period, strip[23]?.period]).toEqual(['2024-03', '2025-01', '2026-02']);
    expect(strip.every(({ state }) => state === 'sin_cargar')).toBe(true);
  });

  test.each([
    [null, 'cargado'],
    ['failed', 'cargado'],
    ['queued', 'auditando'],
    ['running', 'auditando'],
    ['done', 'auditado'],
  ] as const)('shows a month whose audit is %s as %s', (state, shown) => {
    const strip = monthStrip([record(2026, 2, { state })], { year: 2026, month: 2 });
    expect(strip.at(-1)).toMatchObject({ period: '2026-02', state: shown, version: 1 });
  });

  test('puts a closing period with a balance after its December', () => {
    const strip = monthStrip([record(2026, 1), record(2025, 13)], { year: 2026, month: 1 });
    expect(strip.slice(-3).map(({ period }) => period)).toEqual(['2025-12', '2025-13', '2026-01']);
    expect(monthStrip([record(2025, 13)], { year: 2025, month: 13 }).at(-1)?.period).toBe('2025-13');
    expect(monthStrip([record(2025, 13)], { year: 2025, month: 12 }).at(-1)?.period).toBe('2025-12');
  });

  test('has the due dates of the returns that the profile says', () => {
    const [month] = monthStrip([], { year: 2026, month: 2 }).slice(-1);
    const due = (profile: Parameters<typeof withDueDates>[1]['profile']) =>
      withDueDates(month!, { nit: '900394371', profile }, ownCalendars).dueDates?.map(({ obligation }) => obligation);
    expect(due({})).toEqual(['retencion']);
    expect(due({ periodoIva: 'bimestral' })).toEqual(['retencion', 'iva_bimestral']);
    expect(due({ periodoIva: 'bimestral', responsableIva: false, agenteRetencion: false })).toEqual([]);
  });
});
