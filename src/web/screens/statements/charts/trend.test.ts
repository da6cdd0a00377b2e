import { expect, it } from 'vitest';
import { drawStatementTrend } from './trend.ts';

const frame = { left: 0, right: 100, top: 0, bottom: 50 };
const series = (...amounts: (number | null)[]) => ({
  key: '',
  label: '',
  amounts: amounts.map((amount) => (amount === null ? null : BigInt(amount))),
});

it('draws the first series as bars on zero, in the middle of their months', () => {
  const { bars, zero } = drawStatementTrend([series(100, 50)], 2, frame);
  expect(zero).toBe(50);
  expect(bars).toEqual([
    { index: 0, x: 25, y: 0, height: 50 },
    { index: 1, x: 75, y: 25, height: 25 },
  ]);
});

it('breaks a line where a month has no balance', () => {
  const { lines, bars } = drawStatementTrend([series(10, null, 10, 10), series(1, null, 2, 3)], 4, frame);
  expect(bars.map(({ index }) => index)).toEqual([0, 2, 3]);
  expect(lines[0]!.runs.map((run) => run.map(({ index }) => index))).toEqual([[0], [2, 3]]);
  expect(lines[0]!.last?.index).toBe(3);
});

it('keeps zero in sight of losses', () => {
  const { bars, zero } = drawStatementTrend([series(50, -50)], 2, frame);
  expect(zero).toBe(25);
  expect(bars[1]).toMatchObject({ y: 25, height: 25 });
});
