/**
 * Transactions of background maintenance, outside any account: policies restrict them to rows to clean up or recover.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
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

/** Within a transaction of staff, which reads no books without a grant: counts over all accounts, and is staff's again. */
export async function countingAll<Schema, Result>(
  trx: Transaction<Schema>,
  count: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  const { rows } = await sql<{ role: string }>`select app_role() as role`.execute(trx);
  await sql`select set_config('app.role', 'statistics', true)`.execute(trx);
  // After a failure the transaction is rolled back, with its settings.
  const result = await count(trx);
  await sql`select set_config('app.role', ${rows[0]!.role}, true)`.execute(trx);
  return result;
}
