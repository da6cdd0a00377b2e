/**
 * Transactions of background maintenance, outside any account: policies restrict them to rows to clean up or recover.
 */
import { type Kysely, sql, type Transaction } from 'kysely';

/** Runs `work` with `app.role` = 'system' and no account. A throw rolls everything back. */
export function inSystem<Schema, Result>(
  db: Kysely<Schema>,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    await sql`select set_config('app.role', 'system', true)`.execute(transaction);
    return work(transaction);
  });
}
