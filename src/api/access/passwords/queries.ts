/** One-time secrets and password digests. */
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#api/kernel/database.ts';
import { endSessions } from '../sessions/queries.ts';

export type SecretPurpose = 'new_password' | 'second_factor';

export interface SecretHolder {
  accountId: string;
  userId: number;
}

/** The user of a valid, unused secret; row-level security hides every other row. */
export function findSecretHolder(
  db: Database,
  digest: string,
  purpose: SecretPurpose,
): Promise<SecretHolder | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('app.one_time_secret', ${digest}, true)`.execute(trx);
    return trx
      .selectFrom('one_time_secret')
      .select(['account_id as accountId', 'user_id as userId'])
      .where('digest', '=', digest)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
  });
}

/** Invalidates the user's other secrets of the same purpose. */
export async function insertSecret(
  trx: DatabaseTransaction,
  { accountId, userId }: SecretHolder,
  secret: { digest: string; purpose: SecretPurpose; seconds: number },
): Promise<void> {
  await trx
    .deleteFrom('one_time_secret')
    .where('user_id', '=', userId)
    .where('purpose', '=', secret.purpose)
    .where('used_at', 'is', null)
    .execute();
  await trx
    .insertInto('one_time_secret')
    .values({
      digest: secret.digest,
      account_id: accountId,
      user_id: userId,
      purpose: secret.purpose,
      expires_at: sql<Date>`now() + make_interval(secs => ${secret.seconds})`,
    })
    .execute();
}

/** Whether it was still unused: one of two concurrent uses succeeds. */
export async function useSecret(trx: DatabaseTransaction, digest: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('one_time_secret')
    .set({ used_at: sql<Date>`now()` })
    .where('digest', '=', digest)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Sets the password, ends every session of the user except `keepSession`, with their devices, and voids outstanding links. */
export async function setPassword(
  trx: DatabaseTransaction,
  { userId, passwordHash, keepSession }: { userId: number; passwordHash: string; keepSession: string | null },
): Promise<void> {
  await trx.updateTable('app_user').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
  await endSessions(trx, userId, keepSession === null ? {} : { except: keepSession });
  await trx.deleteFrom('one_time_secret').where('user_id', '=', userId).where('used_at', 'is', null).execute();
}

/** For the periodic cleanup. */
export async function deleteExpiredSecrets(trx: DatabaseTransaction): Promise<void> {
  await trx.deleteFrom('one_time_secret').where('expires_at', '<', sql<Date>`now()`).execute();
}
