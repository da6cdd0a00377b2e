/** State of the installation outside any account, and its first accounts. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { insertAccount, insertUser, type NewUser } from '#api/access/auth/queries.ts';
import { insertAcceptance } from '#api/access/terms/queries.ts';
import type { Database } from '#api/kernel/database.ts';
import { grantPlan } from '#api/subscription/licenses/queries.ts';
import { termsVersion } from '#core/product/terms.ts';

export async function readInstallation(db: Database, key: string): Promise<string | undefined> {
  const found = await db.selectFrom('installation').select('value').where('key', '=', key).executeTakeFirst();
  return found?.value;
}

export async function writeInstallation(db: Database, key: string, value: string): Promise<void> {
  await db
    .insertInto('installation')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

export interface FirstUser extends Omit<NewUser, 'accountId'> {
  accountName: string;
}

/**
 * Creates users, each with an account and, unless staff, a license, atomically, and stores `key` as done. False when it
 * was already done, by an earlier start or concurrently by another process.
 */
export function createFirstUsers(db: Database, key: string, users: readonly FirstUser[]): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const first = await trx
      .insertInto('installation')
      .values({ key, value: 'done' })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (first.numInsertedOrUpdatedRows !== 1n) return false;
    for (const { accountName, ...user } of users) {
      const accountId = randomUUID();
      await sql`select set_config('app.account_id', ${accountId}, true)`.execute(trx);
      await insertAccount(trx, accountId, accountName);
      if (!user.isAdmin) await grantPlan(trx, accountId, 'firma');
      const userId = await insertUser(trx, { ...user, accountId });
      // The installer has the terms at hand.
      await insertAcceptance(trx, { accountId, userId, version: termsVersion, address: '', userAgent: '' });
    }
    return true;
  });
}
