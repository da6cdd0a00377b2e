/** The figure of a month of a series. */
import type { Amounts } from '#core/books/amounts.ts';
import type { Cents } from '#core/money/money.ts';
import type { SeriesMeasure } from '../finding-schema.ts';

export function seriesFigure(
  measure: SeriesMeasure,
  { debit, credit, closing }: Readonly<Pick<Amounts, 'debit' | 'credit' | 'closing'>>,
): Cents {
  switch (measure) {
    case 'balance':
      return closing;
    case 'debit':
    case 'payment':
      return debit;
    case 'credit':
      return credit;
    case 'net_debit':
      return debit - credit;
    case 'net_credit':
      return credit - debit;
  }
}
