import { expect, test } from 'vitest';
import type { MonthPreview } from '#api/audits/parametrization/contract.ts';
import { drawMonths } from './month-bars.ts';

const month = (period: string, findings: number | null): MonthPreview => ({
  period,
  outcome: findings === null ? 'no_evaluada' : findings === 0 ? 'sin_hallazgos' : 'con_hallazgos',
  findings: findings ?? 0,
});
const room = { width: 120, height: 40 };

test('bars are as high as their findings, the highest of both takes the room', () => {
  const now = [month('2026-01', 1), month('2026-02', 0), month('2026-03', 2)];
  const stored = [month('2026-01', 4), month('2026-02', 0), month('2026-03', 2)];
  const { bars, barWidth } = drawMonths(now, stored, room);
  expect(bars.map(({ x, height }) => [x, height])).toEqual([
    [20, 10],
    [60, 0],
    [100, 20],
  ]);
  expect(bars.map(({ stored: mark }) => mark)).toEqual([
    { count: 4, height: 40 },
    { count: 0, height: 0 },
    { count: 2, height: 20 },
  ]);
  expect(barWidth).toBe(16);
});

test('a month that could not be evaluated has no count, neither now nor before', () => {
  const [bar] = drawMonths([month('2026-01', null)], [month('2026-01', null)], room).bars;
  expect(bar).toMatchObject({ count: null, height: 0, stored: null });
});

test('without findings nothing is drawn, and nothing is divided by nothing', () => {
  const { bars } = drawMonths([month('2026-01', 0), month('2026-02', 0)], [], room);
  expect(bars.map(({ height, stored }) => [height, stored])).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(drawMonths([], [], room).bars).toEqual([]);
});
