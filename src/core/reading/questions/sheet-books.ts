/** Two books in sheets of one workbook: which one is meant is asked, as of two books in one sheet. */
import type { BalanceData } from '#core/books/balance-data.ts';
import { isWhole, sumOfFacts } from '../whole-book.ts';
import { MOST_CHOICES } from './question.ts';
import type { Asked } from './witnesses.ts';

/**
 * `others`: balances of the other sheets; null where one cannot be read. What does not add up is no second book, nor what has
 * the totals of the first, which is another view of it.
 */
export function askSheet(first: BalanceData, others: readonly (BalanceData | null)[]): Asked | null {
  const own = sumOfFacts(first);
  const books = others.filter((other): other is BalanceData => other !== null && isWhole(other) && !isOf(own, other));
  if (books.length === 0) return null;
  const several = [first, ...books].slice(0, MOST_CHOICES);
  const isOneCompany = new Set(several.map(({ company }) => company.nit ?? company.name)).size === 1;
  return {
    kind: 'book',
    choices: several.map(({ sheet, company }) => ({
      value: sheet,
      label: isOneCompany || !company.name ? sheet : `${sheet} (${company.name})`,
    })),
  };
}

function isOf(own: ReturnType<typeof sumOfFacts>, other: BalanceData): boolean {
  const sums = sumOfFacts(other);
  return (['opening', 'debit', 'credit', 'closing'] as const).every((field) => sums[field] === own[field]);
}

/** Among views of one book, the first with third parties where the one that was read has none; −1 if there is none. */
export function viewByThirdParty(first: BalanceData, others: readonly (BalanceData | null)[]): number {
  if (first.thirdParties.ids.length > 1) return -1;
  const own = sumOfFacts(first);
  return others.findIndex((other) => other !== null && other.thirdParties.ids.length > 1 && isOf(own, other));
}
