import { describe, expect, it } from 'vitest';
import { type AccountMonth, drawAccount } from './account-chart.ts';

const frame = { left: 0, right: 120, top: 10, bottom: 110 };
const month = (period: string, closing: string, credit = '0.00', debit = '0.00'): AccountMonth => ({
  period,
  opening: '0.00',
  debit,
  credit,
  closing,
});

describe('the bars of an account', () => {
  it('stand above zero for a debit balance and below for a credit one, to one scale', () => {
    const drawing = drawAccount(
      [month('2026-01', '30.00'), month('2026-02', '-10.00')],
      '2026-02',
      '2026-02',
      'balance',
      frame,
      12,
    );
    expect(drawing.zero).toBe(85);
    expect(drawing.columns.map(({ up, down }) => [up?.height, down?.height])).toEqual([
      [75, 0],
      [0, 25],
    ]);
    expect(drawing.columns.map(({ marked }) => marked)).toEqual([false, true]);
  });

  it('show credits up and debits down for what is paid the month after', () => {
    const drawing = drawAccount(
      [month('2026-02', '-5.00', '20.00', '20.00')],
      '2026-02',
      '2026-02',
      'movement',
      frame,
      12,
    );
    expect(drawing.columns[0]).toMatchObject({ up: { y: 10, height: 50 }, down: { y: 60, height: 50 } });
  });

  it('leave the place of a month that was not loaded empty', () => {
    const drawing = drawAccount(
      [month('2025-12', '1.00'), month('2026-02', '1.00')],
      '2026-02',
      '2026-02',
      'balance',
      frame,
      12,
    );
    expect(drawing.columns.map(({ up }) => up === null)).toEqual([false, true, false]);
  });

  it('put the closing period after December and keep only the last months', () => {
    const loaded = ['2025-11', '2025-12', '2025-13', '2026-01'].map((period) => month(period, '1.00'));
    const drawing = drawAccount(loaded, '2026-01', '2026-01', 'balance', frame, 3);
    expect(drawing.columns.map(({ period }) => period.month)).toEqual([12, 13, 1]);
  });

  it('are flat when nothing moved, and never vanish when something did', () => {
    const flat = drawAccount([month('2026-01', '0.00')], '2026-01', '2026-01', 'balance', frame, 12);
    expect(flat).toMatchObject({ zero: 110, columns: [{ up: { height: 0 } }] });
    const tiny = drawAccount(
      [month('2026-01', '0.01'), month('2026-02', '900000000.00')],
      '2026-02',
      '2026-02',
      'balance',
      frame,
      12,
    );
    expect(tiny.columns[0]?.up?.height).toBe(1);
  });
});
