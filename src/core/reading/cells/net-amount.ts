/** Nets a balance printed in two columns into one cell: debit less credit. */
import { centsFromNumber } from '#core/money/money.ts';
import type { Cell } from '../workbook.ts';

/**
 * The cell of a signed balance. Two text amounts cannot be subtracted before the file's decimal mark is known: they are
 * joined into a text that every parser rejects.
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
