/** An empty row for the classifiers of formats, which fill it and give it again and again. */
import { amountFields, type Columns, type Field, type RawRow } from '../format.ts';
import type { Cell } from '../workbook.ts';

export function emptyRow(): RawRow {
  return {
    kind: 'unknown',
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

/** Reads the cell of a field; null where the sheet has no such column or the row ends before it. */
export function cellReader(columns: Columns): (cells: readonly Cell[], field: Field) => Cell {
  return (cells, field) => {
    const column = columns[field];
    return column === undefined ? null : (cells[column] ?? null);
  };
}

/** Words and initials (`T.P. 123456-T`), dates and hours: what notes below a report hold where amounts stood. */
const NOTE = /(?!(?:COP|CR|DB)\b)\b\p{L}{2,}|\p{L}\.\p{L}|\d\s*[/:]\s*\d/iu;

/** Whether any amount of a row is more than zero, blank or a dash; a text of words is none. */
export function hasAmounts(raw: RawRow): boolean {
  return amountFields.some((field) => {
    const cell = raw[field];
    return typeof cell === 'number' ? cell !== 0 : typeof cell === 'string' && /[1-9]/.test(cell) && !NOTE.test(cell);
  });
}

/** The same with zeros and dashes: whether a row has anything where its amounts are. */
export function hasFigures(raw: RawRow): boolean {
  return amountFields.some((field) => {
    const cell = raw[field];
    return typeof cell === 'number' || (typeof cell === 'string' && cell.trim() !== '' && !NOTE.test(cell));
  });
}
