/** What a line of a statement draws from: which accounts, and which of their figures. */

/** Accounts by the line that holds them. */
export interface Selector {
  /** Keys of lines. */
  lines?: readonly string[];
  /** Classes whose accounts no line holds. */
  unmapped?: readonly string[];
  /** Only accounts whose place in the decree begins so. */
  under?: readonly string[];
  /** Without those. */
  notUnder?: readonly string[];
}

/**
 * - `closing`: at the end of the period, contrary balances in lines of their own;
 * - `flow`: of the period, the month or the year as the reader asks, without the closing entry;
 * - `openResult`: what income less expenses of the year adds to equity while the books have not posted it there;
 * - `carriedResult`: the same of earlier years, never closed.
 */
export type Figure = 'closing' | 'flow' | 'openResult' | 'carriedResult';
