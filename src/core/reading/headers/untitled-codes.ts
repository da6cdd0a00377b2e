/** The column of account codes under no title, in a table whose other columns are named. */
import type { Cell, SheetRow } from '../workbook.ts';

/** A code, alone or before the name of its account. */
const CODE = /^\s*'?[1-9]\d{0,11}(?:[.-]\d{1,4})*(?:\s*$|\s+[-–]?\s*\D)/;
const LEAST_CODES = 2;

/** The untitled column with most codes; undefined if none has two. `headers`: normalised, by column. */
export function untitledCodes(headers: readonly string[], below: readonly SheetRow[]): number | undefined {
  const isCode = (cell: Cell) => (typeof cell === 'number' ? Number.isInteger(cell) : CODE.test(String(cell ?? '')));
  const counts = Array.from({ length: Math.max(1, headers.length) }, (_, column) => ({
    column,
    count: (headers[column] ?? '') === '' ? below.filter(({ cells }) => isCode(cells[column] ?? null)).length : 0,
  }));
  const [best] = counts.sort((a, b) => b.count - a.count);
  return best && best.count >= LEAST_CODES ? best.column : undefined;
}
