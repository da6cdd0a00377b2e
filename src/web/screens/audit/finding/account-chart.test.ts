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

const balance = { measure: 'balance', expected: null, isMissing: false } as const;
const upTo = (last: string, count = 12) => ({ last, marked: last, count });

describe('the bars of an account', () => {
  it('stand above zero for a debit balance and below for a credit one, to one scale', () => {
    const months = [month('2026-01', '30.00'), month('2026-02', '-10.00')];
    const drawing = drawAccount(months, balance, upTo('2026-02'), frame);
    expect(drawing.zero).toBe(85);
    expect(drawing.columns.map(({ up, down }) => [up?.height, down?.height])).toEqual([
      [75, 0],
      [0, 25],
    ]);
    expect(drawing.columns.map(({ marked }) => marked)).toEqual([false, true]);
  });

  it('leave the place of a month that was not loaded empty', () => {
    const months = [month('2025-12', '1.00'), month('2026-02', '1.00')];
    const drawing = drawAccount(months, balance, upTo('2026-02'), frame);
    expect(drawing.columns.map(({ up }) => up === null)).toEqual([false, true, false]);
  });

  it('put the closing period after December and keep only the last months', () => {
    const loaded = ['2025-11', '2025-12', '2025-13', '2026-01'].map((period) => month(period, '1.00'));
    const drawing = drawAccount(loaded, balance, upTo('2026-01', 3), frame);
    expect(drawing.columns.map(({ period }) => period.month)).toEqual([12, 13, 1]);
  });

  it('are flat when nothing moved, and never vanish when something did', () => {
    const flat = drawAccount([month('2026-01', '0.00')], balance, upTo('2026-01'), frame);
    expect(flat).toMatchObject({ zero: 110, columns: [{ up: { height: 0 } }] });
    const months = [month('2026-01', '0.01'), month('2026-02', '900000000.00')];
    expect(drawAccount(months, balance, upTo('2026-02'), frame).columns[0]?.up?.height).toBe(1);
  });
});

describe('what is expected', () => {
  it('of a payment is drawn below, beside the credits that it should have paid', () => {
    const months = [month('2026-01', '-20.00', '20.00', '20.00'), month('2026-02', '-25.00', '5.00')];
    const series = { measure: 'payment', expected: 2000n, isMissing: true } as const;
    const { columns } = drawAccount(months, series, upTo('2026-02'), frame);
    expect(columns.map(({ up, down }) => [up?.height, down?.height])).toEqual([
      [50, 50],
      [12.5, 0],
    ]);
    expect(columns.map(({ owed }) => owed)).toEqual([true, false]);
    expect(columns[1]?.outline).toEqual({ side: 'down', y: 60, height: 50, value: 2000n });
  });

  it('of a payment of several months is what they were credited, and of what no month shown explains nothing', () => {
    const months = ['2026-01', '2026-02', '2026-03'].map((period) => month(period, '-20.00', '10.00'));
    const owedOf = (expected: bigint) => {
      const series = { measure: 'payment', expected, isMissing: true } as const;
      return drawAccount(months, series, upTo('2026-03'), frame).columns.map(({ owed, isFigured }) => [
        owed,
        isFigured,
      ]);
    };
    expect(owedOf(1000n)).toEqual([
      [false, false],
      [true, true],
      [false, true],
    ]);
    expect(owedOf(2000n)).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ]);
    expect(owedOf(9000n)).toEqual([
      [false, false],
      [false, false],
      [false, true],
    ]);
  });

  it('is drawn beyond the part that is there', () => {
    const series = { measure: 'credit', expected: 4000n, isMissing: true } as const;
    const { columns, level } = drawAccount([month('2026-02', '0.00', '10.00')], series, upTo('2026-02'), frame);
    expect(columns[0]).toMatchObject({ up: { y: 85, height: 25 }, outline: { side: 'up', y: 10, height: 75 } });
    expect(level).toBeNull();
  });

  it('is a level where the month has another figure, with room for it', () => {
    const series = { measure: 'net_debit', expected: 4000n, isMissing: false } as const;
    const drawing = drawAccount([month('2026-02', '0.00', '0.00', '20.00')], series, upTo('2026-02'), frame);
    expect(drawing).toMatchObject({ level: 10, columns: [{ up: { height: 50 }, outline: null }] });
  });
});
