/** What an account moved in a month on one side; a year adds its months up. */
import type { Cents } from '#core/money/money.ts';
import type { AccountFigures } from './month-figures.ts';

/** `transferred`: what left an account that ended the month empty, as production costs leave theirs. */
export type MonthlySide = 'debits' | 'credits' | 'transferred';

/** Debit positive. `closing`: whether the closing entry of a year is one of the transfers. */
export function monthlyAmount(
  { debit, credit, closing: balance, closingEntry }: AccountFigures,
  side: MonthlySide,
  closing: 'before' | 'after',
): Cents {
  if (side === 'debits') return debit;
  if (side === 'credits') return -credit;
  return balance === 0n ? credit + (closing === 'before' ? closingEntry : 0n) : 0n;
}
