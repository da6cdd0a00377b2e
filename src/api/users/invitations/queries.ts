/** Invitations, and the inactive users that they create. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#api/kernel/database.ts';
import { noPassword } from '#platform/auth/password.ts';

/** Creates an inactive user; undefined when the account already has that address. */
export async function insertInvited(
  trx: DatabaseTransaction,
  { accountId, email, name }: { accountId: string; email: string; name: string },
): Promise<number | undefined> {
  const made = await trx
    .insertInto('app_user')
    .values({
      account_id: accountId,
      email,
      name,
      password_hash: noPassword,
      is_root: false,
      is_admin: false,
      is_active: false,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

export interface NewInvitation {
  accountId: string;
  userId: number;
  invitedBy: number;
  /** SHA-256 of the token. */
  digest: string;
  expiresAt: Date;
}

/** Replaces an earlier one of the same user. */
export async function putInvitation(trx: DatabaseTransaction, invitation: NewInvitation): Promise<void> {
  const { accountId, userId, invitedBy, digest, expiresAt } = invitation;
  const values = { token_hash: digest, invited_by: invitedBy, expires_at: expiresAt };
  await trx
    .insertInto('invitation')
    .values({ id: randomUUID(), account_id: accountId, user_id: userId, ...values })
    .onConflict((conflict) => conflict.columns(['account_id', 'user_id']).doUpdateSet(values))
    .execute();
}

export interface InvitedRecord {
  accountId: string;
  accountName: string;
  userId: number;
  email: string;
  name: string;
}

/** User of a valid invitation; row-level security hides every other row. */
export function findInvited(db: Database, digest: string): Promise<InvitedRecord | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('app.invitation', ${digest}, true)`.execute(trx);
    const holder = await trx
      .selectFrom('invitation')
      .select('account_id as accountId')
      .where('token_hash', '=', digest)
      .executeTakeFirst();
    if (holder === undefined) return undefined;
    await sql`select set_config('app.account_id', ${holder.accountId}, true)`.execute(trx);
    return trx
      .selectFrom('invitation')
      .innerJoin('app_user', 'app_user.id', 'invitation.user_id')
      .innerJoin('account', 'account.id', 'invitation.account_id')
      .select([
        'invitation.account_id as accountId',
        'account.name as accountName',
        'app_user.id as userId',
        'app_user.email',
        'app_user.name',
      ])
      .where('token_hash', '=', digest)
      .where('accepted_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
  });
}

/** False when it was used concurrently. */
export async function useInvitation(trx: DatabaseTransaction, digest: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invitation')
    .set({ accepted_at: sql<Date>`now()` })
    .where('token_hash', '=', digest)
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function activateInvited(
  trx: DatabaseTransaction,
  { userId, name, passwordHash }: { userId: number; name: string; passwordHash: string },
): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({ name, password_hash: passwordHash, is_active: true })
    .where('id', '=', userId)
    .execute();
}

/** With the user's roles and company links. */
export async function deleteInvited(trx: DatabaseTransaction, userId: number): Promise<void> {
  await trx.deleteFrom('job_assignment').where('user_id', '=', userId).execute();
  await trx.deleteFrom('company_user').where('user_id', '=', userId).execute();
  await trx.deleteFrom('invitation').where('user_id', '=', userId).execute();
  await trx.deleteFrom('app_user').where('id', '=', userId).where('is_active', '=', false).execute();
}
