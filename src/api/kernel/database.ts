/** The database as the API's queries see it, and transactions under a caller's row-level security. */
import type { Kysely, Transaction } from 'kysely';
import type { Caller } from '#platform/auth/caller.ts';
import type { Schema } from '#platform/database/schema.gen.ts';
import { inAccount } from '#platform/database/transaction.ts';

export type Database = Kysely<Schema>;
export type DatabaseTransaction = Transaction<Schema>;

/** Runs `work` in a transaction restricted to the caller's rows. */
export function asCaller<Result>(
  db: Database,
  { accountId, userId, isAdmin }: Pick<Caller, 'accountId' | 'userId' | 'isAdmin'>,
  work: (trx: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  return inAccount(db, { accountId, userId: String(userId), isAdmin }, work);
}
