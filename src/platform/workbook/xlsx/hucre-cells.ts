/** Converts hucre's values to cells. */
import type { CellValue } from 'hucre';
import type { Cell } from '#core/reading/workbook.ts';
import { cellText } from '../file-budget.ts';
import { dateToIso } from './excel-dates.ts';

/** Stands for a number outside the calendar under a date format: as an amount it must be refused, not be blank. */
const NO_DATE = '#NUM!';

/** Dates become ISO text, empty text becomes null; trailing empty cells are dropped. */
export function toCells(values: readonly (CellValue | undefined)[]): Cell[] {
  const cells: Cell[] = [];
  for (let column = 0; column < values.length; column++) {
    const cell = toCell(values[column]);
    if (cell === null) continue;
    while (cells.length < column) cells.push(null);
    cells.push(cell);
  }
  return cells;
}

function toCell(value: CellValue | undefined): Cell {
  if (value === undefined || value === null || value === '') return null;
  if (value instanceof Date) return dateToIso(value) ?? NO_DATE;
  return typeof value === 'string' ? cellText(value) : value;
}
