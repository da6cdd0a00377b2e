import { expect, it } from 'vitest';
import { analysisOf } from './analysis.ts';

const column = (key: string) => ({ key, label: key, kind: 'amount' as const });

it('compares the month with each other one, and the year to date with the year before', () => {
  const columns = ['actual', 'ano-anterior', 'acumulado', 'acumulado-anterior', 'presupuesto'].map(column);
  const told = analysisOf(columns, true).map(({ kind, column: of, against }) => `${kind} ${of} ${against}`);
  expect(told).toEqual([
    'share 0 0',
    'difference 0 1',
    'percent 0 1',
    'share 2 2',
    'difference 2 3',
    'percent 2 3',
    'difference 0 4',
    'percent 0 4',
  ]);
  expect(analysisOf(columns.slice(0, 1), false)).toEqual([]);
});

it('compares a group, and has shares of each of its companies', () => {
  const columns = ['7', '8', 'eliminaciones', 'consolidado', 'mes-anterior'].map(column);
  const told = analysisOf(columns, true).map(({ kind, column: of, against }) => `${kind} ${of} ${against}`);
  expect(told).toEqual(['share 0 0', 'share 1 1', 'share 3 3', 'difference 3 4', 'percent 3 4']);
});

it('has nothing to say of columns that are not months', () => {
  expect(analysisOf(['capital', 'resultado'].map(column), true)).toEqual([]);
});
