/** Amounts in cells. */

import { type Cents, fromDecimal, toDecimal } from '#core/money/money.ts';
import type { FormulaCell } from '#platform/workbook/xlsx/write-workbook.ts';
import { columnLetters } from '#platform/workbook/xlsx/write-workbook.ts';

/** A figure of cents as a number of pesos: exact up to nine digits of millions. */
export const inPesos = (cents: Cents): number => Number(toDecimal(cents));

/** Sum of a column; rows and columns from 0. `visible`: only of the rows that a filter leaves. */
export function sumOfColumn(
  amounts: readonly string[],
  { column, from, to, visible = false }: { column: number; from: number; to: number; visible?: boolean },
): FormulaCell {
  const range = `${columnLetters(column)}${from + 1}:${columnLetters(column)}${to + 1}`;
  const total = amounts.reduce((sum, amount) => sum + fromDecimal(amount), 0n);
  return { formula: visible ? `SUBTOTAL(109,${range})` : `SUM(${range})`, result: inPesos(total) };
}

/**
 * Formula: of another sheet, the sum of the lines whose key is that of a cell of this one.
 * @param cell of this sheet: `A2`
 */
export function sumWhere(sheet: string, { key, amount }: { key: number; amount: number }, cell: string): string {
  const column = (at: number) => `'${sheet}'!$${columnLetters(at)}:$${columnLetters(at)}`;
  return `SUMIFS(${column(amount)},${column(key)},${cell})`;
}
