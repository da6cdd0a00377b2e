/** Open sessions of one user. */
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../database.ts';

export interface OpenSessionRecord {
  id: string;
  address: string;
  userAgent: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Neither revoked nor expired, newest first. */
export function listOpenSessions(trx: DatabaseTransaction, userId: number): Promise<OpenSessionRecord[]> {
  return trx
    .selectFrom('session')
    .select(['id', 'address', 'user_agent as userAgent', 'created_at as createdAt', 'expires_at as expiresAt'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute();
}

/** All there were in the last year, newest first. */
export function listAllSessions(trx: DatabaseTransaction, userId: number) {
  return trx
    .selectFrom('session')
    .select(['address', 'user_agent as userAgent', 'created_at as createdAt', 'revoked_at as revokedAt'])
    .where('user_id', '=', userId)
    .where('created_at', '>', sql<Date>`now() - interval '1 year'`)
    .orderBy('created_at', 'desc')
    .limit(5000)
    .execute();
}

/** Whether somebody has signed in before, and never with a browser that says of itself what this one does. */
export async function isNewDevice(trx: DatabaseTransaction, userId: number, userAgent: string): Promise<boolean> {
  const { before, same } = await trx
    .selectFrom('session')
    .select([
      sql<boolean>`count(*) > 0`.as('before'),
      sql<boolean>`coalesce(bool_or(user_agent = ${userAgent}), false)`.as('same'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return before && !same;
}

/** Ends the sessions of a user: one of them, or all but one, or all. Gives how many were open. */
export async function endSessions(
  trx: DatabaseTransaction,
  userId: number,
  which: { only?: string; except?: string } = {},
): Promise<number> {
  const { only, except } = which;
  const { numUpdatedRows } = await trx
    .updateTable('session')
    .set({ revoked_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
