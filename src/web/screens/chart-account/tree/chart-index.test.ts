import { expect, test } from 'vitest';
import { madeChart } from '../../../../../tests/support/web/made-chart.ts';
import { type ChartFilter, chartIndex, shownAccounts } from './chart-index.ts';
import { chosenIn } from './chosen-in.ts';

const index = chartIndex(madeChart());
const all: ChartFilter = { words: '', show: 'all', class: null, moved: null };
const codes = (filter: Partial<ChartFilter>, turned: readonly string[] = []) =>
  [...shownAccounts(index, { ...all, ...filter }, new Set(turned))].map((position) => index.accounts[position]!.code);

test('classes are open, the rest closed until it is turned', () => {
  expect(codes({})).toEqual(['1', '11', '2', '24']);
  expect(codes({}, ['24'])).toEqual(['1', '11', '2', '24', '2485']);
  expect(codes({}, ['2', '11', '1105'])).toEqual(['1', '11', '1105', '110505', '2']);
});

test('a search finds by the first digits of the code or by words without accents, with the titles above', () => {
  expect(codes({ words: '2485' })).toEqual(['2', '24', '2485', '248515', '248520']);
  expect(codes({ words: 'caja' })).toEqual(['1', '11', '1105', '110505']);
  expect(codes({ words: 'retencion arrend' })).toEqual([]);
  expect(codes({ words: 'ARRENDAMIENTOS' })).toEqual(['2', '24', '2485', '248520']);
});

test('filters show what has no use, is new, changed, to be confirmed, of a class, or moved', () => {
  expect(codes({ show: 'unused' }).at(-1)).toBe('248520');
  expect(codes({ show: 'new' })).toEqual(['2', '24', '2485', '248515']);
  expect(codes({ show: 'suggested' })).toEqual(['2', '24', '2485', '248515']);
  expect(codes({ show: 'changed' })).toEqual(['1', '11', '1105', '110505']);
  expect(codes({ class: '1' })).toEqual(['1', '11', '1105', '110505']);
  expect(codes({ moved: false })).toContain('248520');
  expect(codes({ show: 'new', class: '1' })).toEqual([]);
});

test('a closed title tells the validations of what it holds', () => {
  expect(index.validations(index.at.get('11')!)).toEqual([10]);
  expect(index.leaves(index.at.get('24')!)).toEqual(['248515', '248520']);
});

test('a title is chosen by what it holds', () => {
  const { of, all: possible } = chosenIn(index, new Set(['248515']));
  expect(possible).toBe(3);
  expect(['24', '248515', '11'].map((code) => of(index.at.get(code)!))).toEqual(['some', 'all', 'none']);
});

test('what a filter hides counts neither as chosen nor as possible', () => {
  const shown = new Set(shownAccounts(index, { ...all, show: 'new' }, new Set()));
  const { of, all: possible, taken } = chosenIn(index, new Set(['248515', '110505']), shown);
  expect([possible, taken, of(index.at.get('24')!)]).toEqual([1, 1, 'all']);
});
