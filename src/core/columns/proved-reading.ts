/** Whether what was read with somebody's columns proves itself: a wrong column must show before anything is kept. */

import type { Amounts } from '#core/books/amounts.ts';
import { abs, pesos } from '#core/money/money.ts';
import type { ReadResult } from '#core/reading/read-balance.ts';

/** Books with errors are what an audit is for, columns that were mixed up are not: most rows must agree with themselves. */
const LEAST_SHARE = 0.9;
/** Reports round each figure: what the totals may differ by and still agree. */
const TOLERANCE = pesos(5);

/** `wrong`: not read, or most rows do not add up. `doubtful`: rows do, but the whole does not, or no row can tell. `proved`: all does. */
export type ReadingProof = 'proved' | 'doubtful' | 'wrong';

/** `total` sums the facts of the balance that was read; null when none was. */
export function proofOf({ proof }: Pick<ReadResult, 'proof'>, total: Amounts | null): ReadingProof {
  if (proof === null || total === null) return 'wrong';
  const { telling, explained } = proof;
  if (explained < telling * LEAST_SHARE) return 'wrong';
  const agrees = [total.opening, total.debit - total.credit, total.closing].every((cents) => abs(cents) <= TOLERANCE);
  // Where no row can tell, the totals are all there is.
  if (telling === 0) return agrees ? 'doubtful' : 'wrong';
  return agrees && explained === telling ? 'proved' : 'doubtful';
}
