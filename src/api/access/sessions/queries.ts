/** Open sessions of one user. */
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { networkOf } from '#platform/http/network-of.ts';

export interface OpenSessionRecord {
  id: string;
  address: string;
  userAgent: string;
  createdAt: Date;
  expiresAt: Date;
  lastSeenAt: Date;
}

/** Idle timeout in minutes: longer than a meeting or a lunch, shorter than an evening at a shared computer. */
const idleMinutes = 120;

export const idleTime = sql`make_interval(mins => ${idleMinutes})`;

/** Condition on a row of `session`: neither revoked, expired nor idle. */
export const sessionIsOpen = sql<boolean>`session_is_open(session.revoked_at, session.expires_at,
  session.last_seen_at, ${idleTime})`;

/** Open sessions of a user, newest first. */
export function listOpenSessions(trx: DatabaseTransaction, userId: number): Promise<OpenSessionRecord[]> {
  return trx
    .selectFrom('session')
    .select(['id', 'address', 'user_agent as userAgent'])
    .select(['created_at as createdAt', 'expires_at as expiresAt', 'last_seen_at as lastSeenAt'])
    .where('user_id', '=', userId)
    .where(sessionIsOpen)
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute();
}

/** All sessions of the last year, newest first. */
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

/** Whether the user has signed in before, but never with this User-Agent. */
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

/**
 * Whether the user has signed in with this User-Agent from this network in the last ninety days. Both, because anybody
 * may send a common User-Agent.
 */
export async function isKnownDevice(
  trx: DatabaseTransaction,
  userId: number,
  { address, userAgent }: { address: string; userAgent: string },
): Promise<boolean> {
  const before = await trx
    .selectFrom('session')
    .select('address')
    .distinct()
    .where('user_id', '=', userId)
    .where('user_agent', '=', userAgent)
    .where('created_at', '>', sql<Date>`now() - interval '90 days'`)
    .limit(500)
    .execute();
  return before.some((session) => networkOf(session.address) === networkOf(address));
}

/** Ends sessions of a user: one, all but one, or all. Returns how many were open. */
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
    .where(sessionIsOpen)
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
