/** Layouts that rest on no real file and on no other program: what was read has to be proved by the file's own sums. */
import type { Amounts } from '#core/books/amounts.ts';
import { totalsAgree } from './notices/totals-agree.ts';
import type { SignProof } from './sign-convention.ts';

/** Minimum share of rows that add up: books may contain errors, which an audit finds. */
const LEAST_SHARE = 0.9;

/**
 * Whether the file's sums prove a reading: its rows add up, and its totals balance or its movements are those that the
 * report prints. Amounts in cents; `printed`: null for a report without total.
 */
export function isProvedBySums({ telling, explained }: SignProof, total: Amounts, printed: Amounts | null): boolean {
  if (explained < telling * LEAST_SHARE) return false;
  if (totalsAgree(total)) return true;
  // Books that do not balance: their rows and the report's own total have to say so.
  return telling > 0 && printed !== null && printed.debit === total.debit && printed.credit === total.credit;
}
