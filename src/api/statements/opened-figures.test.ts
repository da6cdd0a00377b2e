/** Stored figures: there and back to the cent, and what a worker keeps of them. */
import { describe, expect, test } from 'vitest';
import type { AccountFigures, MonthFigures } from '#core/statement/month-figures.ts';
import { decodeFigures, encodeFigures } from './encoded-figures.ts';
import { OpenedFigures } from './opened-figures.ts';

const account = (code: string): AccountFigures => ({
  code,
  name: 'Caja «general»',
  place: '110505',
  opening: 9_007_199_254_740_993n,
  debit: 1n,
  credit: 0n,
  closing: -9_007_199_254_740_994n,
  creditSide: -3n,
  closingEntry: 7n,
  item: null,
  municipality: null,
  line: code === '11050501' ? 'cash' : null,
  standing: 'proposed',
});

const month = (number: number, accounts: number): MonthFigures => ({
  period: { year: 2026, month: number },
  municipal: [{ code: '24120501', municipality: '11001', amount: -12n }],
  titles: { 1105: 'Caja' },
  accounts: Array.from({ length: accounts }, (_, index) => account(String(11_050_501 + index))),
});

describe('figures of a month', () => {
  test('are read as they were stored', () => {
    expect(decodeFigures(encodeFigures(month(13, 3)))).toEqual(month(13, 3));
  });
});

describe('a worker', () => {
  const asked = (ids: string[], given: boolean, basis = 'one') => ({
    ids,
    basis,
    encoded: given ? ids.map((id) => encodeFigures(month(Number(id), 10))) : null,
  });

  test('answers null for months that it has not kept, and keeps those that it was given', () => {
    const opened = new OpenedFigures(100);
    expect(opened.open(asked(['1', '2'], false))).toBeNull();
    expect(opened.open(asked(['1', '2'], true))?.map(({ period }) => period.month)).toEqual([1, 2]);
    expect(opened.open(asked(['2', '1'], false))?.map(({ period }) => period.month)).toEqual([2, 1]);
    expect(opened.open(asked(['1'], false, 'other'))).toBeNull();
    expect(opened.accounts).toBe(20);
  });

  test('forgets what was not asked for longest when it is full', () => {
    const opened = new OpenedFigures(20);
    opened.open(asked(['1'], true));
    opened.open(asked(['2'], true));
    opened.open(asked(['1'], false));
    opened.open(asked(['3'], true));
    expect(opened.accounts).toBe(20);
    expect(opened.open(asked(['2'], false))).toBeNull();
    expect(opened.open(asked(['1'], false))).not.toBeNull();
  });
});
