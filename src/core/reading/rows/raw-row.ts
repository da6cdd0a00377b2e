/** Reusable row object that the classifiers of formats fill for every row. */
import { amountFields, type Columns, type Field, type RawRow } from '../format.ts';
import type { Cell } from '../workbook.ts';

export function emptyRow(): RawRow {
  return {
    kind: 'unknown',
    codeFrom: undefined,
    code: null,
    name: null,
    id: null,
    dv: null,
    branch: null,
    thirdPartyName: null,
    opening: null,
    debit: null,
    credit: null,
    closing: null,
  };
}

/** Returns the cell of a field; null where the sheet has no such column or the row is shorter. */
export function cellReader(columns: Columns): (cells: readonly Cell[], field: Field) => Cell {
  return (cells, field) => {
    const column = columns[field];
    return column === undefined ? null : (cells[column] ?? null);
  };
}

/** Words and initials (`T.P. 123456-T`), dates and times: text of footnotes in amount columns. */
const NOTE = /(?!(?:COP|CR|DB)\b)\b\p{L}{2,}|\p{L}\.\p{L}|\d\s*[/:]\s*\d/iu;

/** Whether any amount of a row is more than zero, blank or a dash; prose does not count. */
export function hasAmounts(raw: RawRow): boolean {
  return amountFields.some((field) => {
    const cell = raw[field];
    return typeof cell === 'number' ? cell !== 0 : typeof cell === 'string' && /[1-9]/.test(cell) && !NOTE.test(cell);
  });
}

/** Like `hasAmounts`, but zeros and dashes count too. */
export function hasFigures(raw: RawRow): boolean {
  return amountFields.some((field) => {
    const cell = raw[field];
    return typeof cell === 'number' || (typeof cell === 'string' && cell.trim() !== '' && !NOTE.test(cell));
  });
}
