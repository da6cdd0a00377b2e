import { describe, expect, it } from 'vitest';
import { drawTrend } from './trend-geometry.ts';

const frame = { left: 20, right: 220, top: 0, bottom: 52 };

describe('the trend of the health index', () => {
  it('spreads the months over the width, the last one at the right', () => {
    expect(drawTrend([60, 70, 59], frame).points.map(({ x }) => x)).toEqual([20, 120, 220]);
    expect(drawTrend([60], frame).points.map(({ x }) => x)).toEqual([220]);
  });

  it('keeps small changes flat: one point is at most two of 52 pixels', () => {
    const [first, second] = drawTrend([70, 71], frame).points;
    expect(first!.y - second!.y).toBeCloseTo(52 / 27, 5);
  });

  it('stays inside, whatever the values', () => {
    for (const values of [
      [0, 100],
      [100, 100],
      [0, 0],
      [59, 74],
    ])
      for (const { y } of drawTrend(values, frame).points) {
        expect(y).toBeGreaterThanOrEqual(frame.top);
        expect(y).toBeLessThanOrEqual(frame.bottom);
      }
  });

  it('draws the limits of the bands that are in range', () => {
    expect(drawTrend([59, 79], frame).grid.map(({ value }) => value)).toEqual([80, 60]);
    expect(drawTrend([95, 100], frame).grid.map(({ value }) => value)).toEqual([80]);
    expect(drawTrend([0, 100], frame).grid.map(({ value }) => value)).toEqual([60]);
  });
});
