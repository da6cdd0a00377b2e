/** Two companies drawn at random: trade, chart, habits and branches. A hundred: `many-companies.deep.test.ts`. */
import { expect, it } from 'vitest';
import { drawCompany } from './drawn/draw-company.ts';
import { judgeMany, seedsFrom } from './judge-many.ts';

it('right books are quiet, and drawn errors are found', () => {
  judgeMany([3, 20]);
});

it('companies differ in trade, chart and habits, and are the same for the same seed', () => {
  const drawn = seedsFrom(1, 40).map(drawCompany);
  expect(new Set(drawn.map(({ trade }) => trade.key)).size).toBeGreaterThan(12);
  expect(new Set(drawn.map(({ habits }) => JSON.stringify({ ...habits, bills: null }))).size).toBe(40);
  expect(new Set(drawn.map(({ chart }) => JSON.stringify(chart.names))).size).toBe(40);
  expect(drawn.filter(({ branches }) => branches.length > 1).length).toBeGreaterThan(4);
  expect(drawCompany(7)).toEqual(drawCompany(7));
});
