/**
 * Columns that were found by their figures need more than rows that add up: any two equal columns beside an empty one
 * do. A balance has debits and credits, several classes, and a double entry.
 */

import { CentsColumn } from '#core/money/cents-column.ts';
import type { BalanceRows } from '../balance-builder.ts';
import { areEqual, imbalance, toleranceOf } from './sums.ts';

const LEAST_CLASSES = 2;
/** Shorter codes alone are numbers of rows or documents. */
const LEAST_DIGITS = 4;

export function provesColumns({ rows, accounts }: Pick<BalanceRows, 'rows' | 'accounts'>): boolean {
  const sum = (cents: BigInt64Array) => new CentsColumn(cents).sum(0, cents.length);
  const [opening, debit, credit, closing] = [rows.opening, rows.debit, rows.credit, rows.closing].map(sum) as [
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  const count = rows.account.length;
  const classes = new Set(Array.from(rows.account, (account) => accounts.codes[account]![0]));
  const isDouble = areEqual([0n, debit, 0n, 0n], [0n, credit, 0n, 0n], count);
  const isEven = imbalance([opening, debit, credit, closing]) <= toleranceOf(count);
  const areCodes = accounts.codes.some((code) => code.length >= LEAST_DIGITS) && !accounts.codes[0]?.startsWith('0');
  return areCodes && debit > 0n && credit > 0n && classes.size >= LEAST_CLASSES && (isDouble || isEven);
}
