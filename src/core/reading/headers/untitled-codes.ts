/** The column of account codes under no title, in a table whose other columns are named. */
import { normaliseAccountCode } from '#core/identity/account-code.ts';
import { pucAccount } from '#core/reference/chart/puc.ts';
import { splitCode } from '../cells/code-and-name.ts';
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

/** Digits of an account of the chart that names it. */
const SURE_WIDTH = 4;

/** Whether a column begins with an account and its name, and more cells of it are accounts that the chart has. */
export function beginWithCodes(below: readonly SheetRow[], column: number): boolean {
  const cells = below.map(({ cells }) => String(cells[column] ?? '').trim()).filter((cell) => cell !== '');
  const codes = cells.map((cell) => {
    const split = splitCode(cell);
    return split?.name ? normaliseAccountCode(split.digits) : null;
  });
  const known = codes.filter((code) => code !== null && code.length >= SURE_WIDTH && isOfChart(code));
  return (codes[0] ?? null) !== null && new Set(known).size >= LEAST_CODES;
}

function isOfChart(code: string): boolean {
  return pucAccount(code.slice(0, SURE_WIDTH)) !== null;
}
