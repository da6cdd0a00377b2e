/** The four figures of a report for an account, a third party in it, or any sum of them. Signed, in cents. */
import type { Cents } from '#core/money/money.ts';

/** Debit positive, credit negative in the balances. Closing − opening is debit − credit where the books agree. */
export interface Amounts {
  opening: Cents;
  debit: Cents;
  credit: Cents;
  closing: Cents;
}

export type AmountColumn = keyof Amounts;

/** Amounts of an absent account. */
export const NOTHING: Readonly<Amounts> = { opening: 0n, debit: 0n, credit: 0n, closing: 0n };

/** Adds the second to the first, in place. */
export function addTo(sum: Amounts, { opening, debit, credit, closing }: Readonly<Amounts>): void {
  sum.opening += opening;
  sum.debit += debit;
  sum.credit += credit;
  sum.closing += closing;
}

export function sumOfAmounts(all: Iterable<Readonly<Amounts>>): Amounts {
  const sum = { ...NOTHING };
  for (const amounts of all) addTo(sum, amounts);
  return sum;
}

/** Difference a − b, column by column. */
export function less(a: Readonly<Amounts>, b: Readonly<Amounts>): Amounts {
  return {
    opening: a.opening - b.opening,
    debit: a.debit - b.debit,
    credit: a.credit - b.credit,
    closing: a.closing - b.closing,
  };
}
