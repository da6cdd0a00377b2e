/** Computes the figures of a stored month, in a worker thread: third parties and roles take all its rows. */
import { openStoredBalance, type StoredBalance } from '#api/balances/stored-balance.ts';
import type { Equivalences } from '#core/books/roles/titles.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { figuresOf } from '#core/statement/month-figures.ts';
import { encodeFigures } from './encoded-figures.ts';

export interface DeriveTask {
  month: StoredBalance;
  /** What the company said of its accounts. */
  equivalences: Equivalences;
}

/** Encoded. */
export async function deriveFigures({ month, equivalences }: DeriveTask): Promise<Uint8Array> {
  return encodeFigures(figuresOf(openStoredBalance(month), parsePeriod(month.period)!, equivalences));
}
