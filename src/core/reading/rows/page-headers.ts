/** Rows that every printed page repeats: title and headers. */

import type { Cell, Sheet, SheetRow } from '../workbook.ts';
import { text } from './raw-rows.ts';

const isFilled = (cell: Cell) => text(cell) !== '';

/** Key of a row; a text row of one or two cells keeps its key when page number or time change. */
function signature(cells: readonly Cell[]): string {
  const written = cells.map(text);
  const exact = written.slice(0, written.findLastIndex((cell) => cell !== '') + 1).join('\0');
  const isLine = written.filter((cell) => cell !== '').length <= 2 && /\p{L}{3}/u.test(exact);
  return isLine ? exact.replace(/\d+/g, '#') : exact;
}

/** First code unit of a trimmed text; any other cell is its own. */
function beginningOf(cell: Cell): Cell {
  return typeof cell === 'string' ? cell.trim().charCodeAt(0) : cell;
}

/** Rows below the headers in which columns are numbered, and the fewest of them. */
const NEXT = 2;
const LEAST_NUMBERED = 5;

/** `1 | 2 | 3 | …`: the numbers of the columns, and no account with its figures. */
function areNumbers(cells: readonly Cell[]): boolean {
  const filled = cells.map((cell) => text(cell).replace(/[().]/g, '')).filter((cell) => cell !== '');
  return filled.length >= LEAST_NUMBERED && filled.every((cell, at) => Number(cell) === Number(filled[0]) + at);
}

/** Predicate: whether a row below the headers repeats one above or among them. */
export function pageHeaders({ head }: Sheet, headerRow: number): (row: SheetRow) => boolean {
  const printed = new Map<Cell, Set<string>>();
  // Prefilter by the part of the first cell that is equal on every page: few rows of the table share it.
  const keyOf = (cell: Cell): Cell => (typeof cell === 'string' ? cell.trim().replace(/(?<=\D)\d.*$/s, '') : cell);
  for (const { number, cells } of head) {
    const first = cells.find(isFilled);
    if (number > headerRow || first === undefined) continue;
    const key = keyOf(first);
    printed.set(key, (printed.get(key) ?? new Set()).add(signature(cells)));
  }
  // Code units are compared for every row, keys for few.
  const beginnings = new Set(Array.from(printed.keys(), beginningOf));
  return ({ cells, number }) => {
    if (number <= headerRow + NEXT && areNumbers(cells)) return true;
    const first = cells.find(isFilled);
    if (first !== undefined && !beginnings.has(beginningOf(first))) return false;
    return first !== undefined && (printed.get(keyOf(first))?.has(signature(cells)) ?? false);
  };
}
