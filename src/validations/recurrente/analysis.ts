/** What the rules of recurrente share: the books, and the months that each of them looks at. */
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Books } from './facts.ts';
import type { IncomeContext } from './missing-income.ts';
import type { RhythmContext } from './rhythm.ts';

export interface Analysis {
  books: Books;
  /** Months in which companions are looked for, latest first. */
  companionMonths: readonly TrialBalance[];
  income: IncomeContext;
  rhythm: RhythmContext;
}
