import { expect, it } from 'vitest';
import { drawCascade } from './cascade.ts';

const step = (key: string, pesos: number, isTotal = false) => ({
  key,
  label: key,
  amount: BigInt(pesos) * 100n,
  isTotal,
});
const spans = (...steps: ReturnType<typeof step>[]) => drawCascade(steps).bars.map(({ from, to }) => [from, to]);

it('hangs each step from the one before, and stands totals on zero', () => {
  expect(spans(step('sales', 100, true), step('cost', -60), step('gross', 40, true))).toEqual([
    [0, 1],
    [1, 0.4],
    [0, 0.4],
  ]);
});

it('goes below zero for a loss', () => {
  const { bars, zero } = drawCascade([step('sales', 75, true), step('cost', -100), step('loss', -25, true)]);
  expect(zero).toBe(0.25);
  expect(bars.map(({ from, to }) => [from, to])).toEqual([
    [0.25, 1],
    [1, 0],
    [0.25, 0],
  ]);
});

it('draws nothing of a month without figures', () => {
  expect(spans(step('sales', 0, true), step('cost', 0))).toEqual([
    [0, 0],
    [0, 0],
  ]);
});
