/**
 * Transactions of background maintenance, outside any account: policies restrict them to rows to clean up or recover.
 */
import type { Kysely, Transaction } from 'kysely';
import { transactWith } from './begin-transaction.ts';

/** Runs `work` with `app.role` = 'system' and no account. A throw rolls everything back. */
export function inSystem<Schema, Result>(
  db: Kysely<Schema>,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return transactWith(db, { 'app.role': 'system' }, work);
}

/** The same for counting over all accounts: it reads what is counted, and writes figures only. */
export function inStatistics<Schema, Result>(
  db: Kysely<Schema>,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return transactWith(db, { 'app.role': 'statistics' }, work);
}
