/** The figures of the first rows of a table, in cents: enough to compare readings before the whole sheet is read. */
import { type AmountShape, amountShape, type DecimalMark, parseAmount } from '../cells/amount-text.ts';
import { type AmountField, amountFields } from '../format.ts';
import type { Cell, SheetRow } from '../workbook.ts';

/** Column of each amount. */
export type AmountColumns = Record<AmountField, number>;

/** Null where a table lacks one. */
export function amountColumns(columns: Partial<AmountColumns>): AmountColumns | null {
  const found = amountFields.map((field) => [field, columns[field]] as const);
  return found.every(([, column]) => column !== undefined) ? (Object.fromEntries(found) as AmountColumns) : null;
}

/** The decimal mark that the first certain text amount of some columns proves; a comma without one. */
export function markOf(rows: readonly SheetRow[], columns: Iterable<number>): DecimalMark {
  const all = [...columns];
  for (const { cells } of rows)
    for (const column of all) {
      const cell = cells[column];
      const shape: AmountShape = typeof cell === 'string' ? amountShape(cell) : { kind: 'bad' };
      if (shape.kind === 'certain') return shape.mark;
    }
  return ',';
}

/** Opening, debit, credit and closing of a row; what is no amount is 0. */
export function figuresIn({ cells }: SheetRow, columns: AmountColumns, mark: DecimalMark): number[] {
  return amountFields.map((field) => centsOf(cells[columns[field]] ?? null, mark));
}

function centsOf(cell: Cell, mark: DecimalMark): number {
  if (typeof cell === 'number') return Math.round(cell * 100);
  return typeof cell === 'string' ? Number(parseAmount(cell, mark) ?? 0n) : 0;
}
