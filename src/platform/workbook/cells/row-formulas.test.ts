import { expect, it } from 'vitest';
import type { Cell } from '#core/reading/workbook.ts';
import { RowFormulas } from './row-formulas.ts';

function settle(formula: string, cells: Cell[] = ['1105', 'Caja', 100.1, 50.2, 20.3], row = 6): Cell {
  const formulas = new RowFormulas();
  formulas.add(row, 5, formula, null);
  formulas.settle(row, cells);
  return cells[5]!;
}

it.each([
  ['C6+D6-E6', 130],
  ['+$C6+D$6-$E$6', 130],
  ['SUM(C6:D6)-E6', 130],
  ['ROUND(C6+D6-E6,2)', 130],
  ['(C6+D6-E6)', 130],
  ['c6 + d6 - e6 + 1.5', 131.5],
  ['C6+Z6', 100.1],
  ['SUM(C6,D6)', 150.3],
  ['C7+D6', '=C7+D6'],
  ['SUM(C6:C30)', '=SUM(C6:C30)'],
  ['C6*2', '=C6*2'],
  ['A6+C6', '=A6+C6'],
  ['IF(A6="",0,C6)', '=IF(A6="",0,C6)'],
])('%s', (formula, value) => {
  expect(settle(formula)).toBe(value);
});

it('computes a stored zero, and rounds once', () => {
  expect(settle('C6+D6-E6', ['1105', 'Caja', 100.1, 50.2, 20.3, 0])).toBe(130);
  expect(settle('IF(A6="",0,C6)', ['1105', 'Caja', 100.1, 50.2, 20.3, 0])).toBe(0);
  expect(settle('0.505+0.505')).toBe(1.01);
});

it('takes a dash for zero', () => {
  expect(settle('C6+D6-E6', ['1105', 'Caja', 100, 50, '-'])).toBe(150);
});

it('moves a shared formula along', () => {
  const formulas = new RowFormulas();
  const rows: Cell[][] = [
    [1, 2],
    [10, 20],
    [100, 200, null, 5],
  ];
  formulas.add(1, 2, 'A1+$B1', '0');
  formulas.settle(1, rows[0]!);
  formulas.add(2, 2, '', '0');
  formulas.settle(2, rows[1]!);
  formulas.add(3, 4, '', '0');
  formulas.settle(3, rows[2]!);
  expect(rows).toEqual([
    [1, 2, 3],
    [10, 20, 30],
    [100, 200, null, 5, 200],
  ]);
});
