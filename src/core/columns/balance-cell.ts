/** Balance in one column, or in two (debit minus credit). */

import { centsFromNumber } from '#core/money/money.ts';
import { amountShape, parseAmount } from '#core/reading/cells/amount-text.ts';
import type { AmountField, Columns } from '#core/reading/format.ts';
import type { Cell } from '#core/reading/workbook.ts';
import type { BalanceColumns } from './column-mapping.ts';

/**
 * The cell as in the file, negated on the credit side. `columns` is set to the column of the figure. Two figures of
 * which one is ambiguous give an invalid text, so that the reader reports it.
 */
export function balanceCell(
  cells: readonly Cell[],
  balance: BalanceColumns | null,
  field: AmountField,
  columns: Columns,
): Cell {
  if (balance === null) return null;
  if (typeof balance === 'number') return cells[balance] ?? null;
  const debit = cells[balance.debit] ?? null;
  const credit = cells[balance.credit] ?? null;
  columns[field] = isFigure(debit) || !isFigure(credit) ? balance.debit : balance.credit;
  if (!isFigure(credit)) return debit;
  if (!isFigure(debit)) return turned(credit);
  const [left, right] = [centsOf(debit), centsOf(credit)];
  return left === null || right === null ? `${debit} / ${credit}` : Number(left - right) / 100;
}

/** Whether a cell holds something other than blank or zero. */
export function isFigure(cell: Cell): boolean {
  return typeof cell === 'number' ? cell !== 0 : typeof cell === 'string' && /[1-9a-z]/i.test(cell);
}

function turned(cell: Cell): Cell {
  if (typeof cell === 'number') return -cell;
  const written = String(cell).trim();
  // Unreadable cells are reported as they are.
  if (amountShape(written).kind === 'bad') return cell;
  const negative = /^-\s*(.*)$|^(.*\S)\s*-$|^\((.*)\)$/.exec(written);
  return negative ? (negative[1] ?? negative[2] ?? negative[3] ?? '') : `-${written}`;
}

function centsOf(cell: Cell): bigint | null {
  if (typeof cell === 'number') return centsFromNumber(cell);
  const shape = amountShape(String(cell));
  if (shape.kind === 'bad' || shape.kind === 'doubtful') return null;
  return parseAmount(String(cell), shape.kind === 'certain' ? shape.mark : ',');
}
