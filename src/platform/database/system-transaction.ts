/**
 * Transactions of background maintenance, outside any account: policies restrict them to rows to clean up or recover.
 */
import { type Kysely, sql, type Transaction } from 'kysely';

/** Runs `work` with `app.role` = 'system' and no account. A throw rolls everything back. */
export function inSystem<Schema, Result>(
  db: Kysely<Schema>,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return inRole(db, 'system', work);
}

/** The same for counting over all accounts: it reads what is counted, and writes figures only. */
export function inStatistics<Schema, Result>(
  db: Kysely<Schema>,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return inRole(db, 'statistics', work);
}

function inRole<Schema, Result>(
  db: Kysely<Schema>,
  role: 'system' | 'statistics',
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    await sql`select set_config('app.role', ${role}, true)`.execute(transaction);
    return work(transaction);
  });
}
