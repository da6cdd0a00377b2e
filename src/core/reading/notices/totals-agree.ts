/** The double entry of the totals of a month. */
import type { Amounts } from '#core/books/amounts.ts';
import { abs, pesos } from '#core/money/money.ts';

/** Rounding tolerance of a month's totals. */
const TOLERANCE = pesos(5);

/** Whether openings and closings sum to zero, and debits equal credits, up to rounding. */
export function totalsAgree({ opening, debit, credit, closing }: Amounts): boolean {
  return [opening, debit - credit, closing].every((cents) => abs(cents) <= TOLERANCE);
}
