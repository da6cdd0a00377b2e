/** Proof of a reading with a column mapping: a wrong column must be detected before anything is stored. */

import type { Amounts } from '#core/books/amounts.ts';
import { abs, pesos } from '#core/money/money.ts';
import type { ReadResult } from '#core/reading/read-balance.ts';

/**
 * Minimum share of rows that add up: books may contain errors, which an audit finds, but swapped columns fail in most
 * rows.
 */
const LEAST_SHARE = 0.9;
/** Rounding tolerance of totals. */
const TOLERANCE = pesos(5);

/**
 * `wrong`: unreadable, or most rows do not add up. `doubtful`: rows do, but the totals do not, or no row discriminates.
 * `proved`: both do.
 */
export type ReadingProof = 'proved' | 'doubtful' | 'wrong';

/** `total`: sum of the facts of the balance; null when none was read. */
export function proofOf({ proof }: Pick<ReadResult, 'proof'>, total: Amounts | null): ReadingProof {
  if (proof === null || total === null) return 'wrong';
  const { telling, explained } = proof;
  if (explained < telling * LEAST_SHARE) return 'wrong';
  const agrees = [total.opening, total.debit - total.credit, total.closing].every((cents) => abs(cents) <= TOLERANCE);
  // Where no row discriminates, only the totals are left.
  if (telling === 0) return agrees ? 'doubtful' : 'wrong';
  return agrees && explained === telling ? 'proved' : 'doubtful';
}
