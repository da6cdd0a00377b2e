/** What a line of a statement draws from: which accounts, and which of their figures. */

/** Accounts by the line that holds them. */
export interface Selector {
  /** Keys of lines. */
  lines?: readonly string[];
  /** Classes whose accounts no line holds. */
  unmapped?: readonly string[];
  /** Items of the 17 of the tax report, with the figure `item`. */
  items?: readonly number[];
  /** Only accounts whose place in the decree begins so. */
  under?: readonly string[];
  /** Without those. */
  notUnder?: readonly string[];
}

/**
 * Of lines:
 * - `closing`: at the end of the period, contrary balances in lines of their own;
 * - `balance`: at the end of the period, as the books have it; `opening`: at its beginning; `change`: between both;
 * - `flow`: of a result account over the period, without the closing entry;
 * - `charged`: the same without what was transferred out of an account that a month left empty, as production costs are;
 * - `debits`, `credits`: what moved on each side over the period, as far as its months are there; `unseen`: the rest of the
 *   change, of months that are not there and of openings that were changed;
 * - `item`: closing of the accounts of an item of the tax report.
 *
 * Of all result accounts, whatever the selector says:
 * - `result`: what the period earned; `openResult`: what of the year is not in equity yet; `carriedResult`: the same of
 *   earlier years, never closed; `openingResult`: what was not in equity when the period began;
 * - `postedResult`: what the period took from them to equity, by the closing entry or as the package posts it.
 */
export type Figure = LineFigure | ResultFigure;
export type LineFigure = 'closing' | 'balance' | 'opening' | 'change' | 'flow' | 'item' | MonthlyFigure;
/** Added up month by month. */
export type MonthlyFigure = 'charged' | 'debits' | 'credits' | 'unseen';
export type ResultFigure = (typeof resultFigures)[number];

const resultFigures = ['result', 'openResult', 'carriedResult', 'openingResult', 'postedResult'] as const;

export function isResultFigure(figure: Figure): figure is ResultFigure {
  return resultFigures.some((one) => one === figure);
}

/** One of what a line adds up. */
export interface Part {
  of: Selector;
  figure: Figure;
  /** −1: a credit is shown positive. */
  sign: 1 | -1;
}
