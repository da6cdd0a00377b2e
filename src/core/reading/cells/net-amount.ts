/** A balance printed in two columns, debit and credit, as one cell: debit less credit. */
import { centsFromNumber } from '#core/money/money.ts';
import type { Cell } from '../workbook.ts';

/**
 * The cell of a signed balance. Two texts that both hold an amount cannot be subtracted before the file's decimal mark is
 * known: they come back together, which no reader takes for an amount.
 */
export function netAmount(debit: Cell, credit: Cell): Cell {
  if (isNothing(credit)) return debit;
  if (isNothing(debit)) return typeof credit === 'number' ? -credit : `-${String(credit).trim()}`;
  if (typeof debit !== 'number' || typeof credit !== 'number') return `${debit} / ${credit}`;
  const [cents, less] = [centsFromNumber(debit), centsFromNumber(credit)];
  return cents === null || less === null ? `${debit} / ${credit}` : Number(cents - less) / 100;
}

function isNothing(cell: Cell): boolean {
  return cell === null || cell === 0 || (typeof cell === 'string' && /^[\s0.,$-]*$/.test(cell));
}
