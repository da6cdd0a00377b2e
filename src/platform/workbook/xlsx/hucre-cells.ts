/** hucre's values as our cells. */
import type { CellValue } from 'hucre';
import type { Cell } from '#core/reading/workbook.ts';
import { dateToIso } from './excel-dates.ts';

/** What is left of a number that a date format hides and no calendar has: as an amount it must be refused, not be nothing. */
const NO_DATE = '#NUM!';

/** Dates become ISO text, an empty text becomes nothing; empty cells at the end of a row are left out. */
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
  return value instanceof Date ? (dateToIso(value) ?? NO_DATE) : value;
}
