/** The figure of a balance that lies in one column, or in two whose difference it is (debit minus credit). */

import { centsFromNumber } from '#core/money/money.ts';
import { amountShape, parseAmount } from '#core/reading/cells/amount-text.ts';
import type { AmountField, Columns } from '#core/reading/format.ts';
import type { Cell } from '#core/reading/workbook.ts';
import type { BalanceColumns } from './column-mapping.ts';

/**
 * The cell as the file has it, turned where it lies on the credit side. `columns` learns where the figure was found. Two
 * figures of which one cannot be read for sure give a text that is none, so that the reading stops there and says it.
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

/** Whether a cell holds something other than nothing and zero. */
export function isFigure(cell: Cell): boolean {
  return typeof cell === 'number' ? cell !== 0 : typeof cell === 'string' && /[1-9a-z]/i.test(cell);
}

function turned(cell: Cell): Cell {
  if (typeof cell === 'number') return -cell;
  const written = String(cell).trim();
  // What cannot be read is told as the file has it.
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
