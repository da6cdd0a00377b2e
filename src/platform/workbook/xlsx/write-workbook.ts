/** Writes cells as xlsx, with deterministic bytes. */
import type { Cell, WriteSheet } from 'hucre';
import { writeXlsx } from 'hucre/xlsx';

/** A formula, with the figure that it yields: what programs that compute nothing show. */
export interface FormulaCell {
  formula: string;
  result: number;
}

export type WrittenCell = string | number | null | FormulaCell;

/** A sheet to write: rows of texts, numbers, formulas and nothing. */
export interface SheetToWrite {
  name: string;
  rows: WrittenCell[][];
  look?: SheetLook;
}

/** How a sheet is shown; rows and columns from 0. */
export interface SheetLook {
  /** Of each column, in characters. */
  widths: readonly number[];
  /** Columns of amounts. */
  amounts?: readonly number[];
  bold?: readonly number[];
  /** Stays in sight with the rows above it, and filters those down to `last`. */
  head?: { row: number; last: number };
}

/** A fixed timestamp, so that sample files are comparable byte for byte. */
const WRITTEN = new Date(Date.UTC(2026, 0, 1));
/** Negative amounts in parentheses, as on the screen. */
const AMOUNT = '#,##0.00;(#,##0.00)';
const BOLD = { font: { bold: true, name: 'Calibri', size: 11 } } as const;

/** Writes an xlsx. */
export function writeWorkbook(sheets: readonly SheetToWrite[]): Promise<Uint8Array> {
  return writeXlsx({ sheets: sheets.map(sheetOf), properties: { created: WRITTEN, modified: WRITTEN } });
}

/** Letters of a column from 0: `A`, `AB`. */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}

function sheetOf({ name, rows, look }: SheetToWrite): WriteSheet {
  const values = rows.map((row) => row.map((cell) => (isFormula(cell) ? cell.result : cell)));
  if (look === undefined && !rows.some((row) => row.some(isFormula))) return { name, rows: values };
  const { widths = [], amounts = [], head } = look ?? {};
  const columns = widths.map((width, column) => ({ width, ...(amounts.includes(column) && { numFmt: AMOUNT }) }));
  return {
    name,
    rows: values,
    cells: specialCells(rows, look),
    ...(columns.length > 0 && { columns }),
    ...(head && {
      freezePane: { rows: head.row + 1 },
      autoFilter: { range: `A${head.row + 1}:${columnLetters(widths.length - 1)}${head.last + 1}` },
    }),
  };
}

/** Formulas, and cells of bold rows. */
function specialCells(rows: SheetToWrite['rows'], look: SheetLook | undefined): Map<string, Partial<Cell>> {
  const cells = new Map<string, Partial<Cell>>();
  for (const [row, values] of rows.entries()) {
    const isBold = look?.bold?.includes(row) ?? false;
    for (const [column, cell] of values.entries()) {
      if (!isBold && !isFormula(cell)) continue;
      const numFmt = look?.amounts?.includes(column) && typeof cell !== 'string' ? { numFmt: AMOUNT } : {};
      cells.set(`${row},${column}`, {
        ...(isFormula(cell) && { formula: cell.formula, formulaResult: cell.result }),
        style: { ...(isBold && BOLD), ...numFmt },
      });
    }
  }
  return cells;
}

function isFormula(cell: WrittenCell | undefined): cell is FormulaCell {
  return typeof cell === 'object' && cell !== null;
}
