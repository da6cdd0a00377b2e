/** The rows that every printed page of a report repeats: those of its title and its headers. */

import type { Cell, Sheet, SheetRow } from '../workbook.ts';
import { text } from './raw-rows.ts';

const isFilled = (cell: Cell) => text(cell) !== '';

/** A line of words in one or two cells is the same with another page number or hour. */
function signature(cells: readonly Cell[]): string {
  const written = cells.map(text);
  const exact = written.slice(0, written.findLastIndex((cell) => cell !== '') + 1).join('\0');
  const isLine = written.filter((cell) => cell !== '').length <= 2 && /\p{L}{3}/u.test(exact);
  return isLine ? exact.replace(/\d+/g, '#') : exact;
}

/** Tells whether a row below the headers repeats one above or among them. */
export function pageHeaders({ head }: Sheet, headerRow: number): (row: SheetRow) => boolean {
  const printed = new Map<Cell, Set<string>>();
  // By the first cell as far as no page changes it: few rows of the table begin as one of them.
  const keyOf = (cell: Cell): Cell => (typeof cell === 'string' ? cell.trim().replace(/(?<=\D)\d.*$/s, '') : cell);
  for (const { number, cells } of head) {
    const first = cells.find(isFilled);
    if (number > headerRow || first === undefined) continue;
    const key = keyOf(first);
    printed.set(key, (printed.get(key) ?? new Set()).add(signature(cells)));
  }
  return ({ cells }) => {
    const first = cells.find(isFilled);
    return first !== undefined && (printed.get(keyOf(first))?.has(signature(cells)) ?? false);
  };
}
