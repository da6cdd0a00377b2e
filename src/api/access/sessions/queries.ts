/** Open sessions of one user. */
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';

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

/** Whether the user has ever signed in. */
export async function hasSignedIn(trx: DatabaseTransaction, userId: number): Promise<boolean> {
  const session = await trx
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
}

/** A device locked so often since its last sign-in is in foreign hands, or may as well be: it is unknown from then on. */
const mostLocks = 3;

/** Condition on a row of `known_device`, among the digests that a browser brought. */
const isTrusted = (digests: readonly string[]) => sql<boolean>`known_device.digest = any(${digests}::text[])
  and known_device.locks < ${mostLocks} and known_device.last_used_at > now() - interval '1 year'`;

/** The device of these digests that the user has signed in with: its id. */
export async function findKnownDevice(
  trx: DatabaseTransaction,
  userId: number,
  digests: readonly string[],
): Promise<string | undefined> {
  const device = await trx
    .selectFrom('known_device')
    .select('id')
    .where('user_id', '=', userId)
    .where(isTrusted(digests))
    .executeTakeFirst();
  return device?.id;
}

/** Writes down a sign-in with a known device. Undefined: none of the digests is one. */
export function touchKnownDevice(
  trx: DatabaseTransaction,
  userId: number,
  digests: readonly string[],
): Promise<{ id: string; digest: string } | undefined> {
  return trx
    .updateTable('known_device')
    .set({ locks: 0, last_used_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where(isTrusted(digests))
    .returning(['id', 'digest'])
    .executeTakeFirst();
}

export async function insertKnownDevice(
  trx: DatabaseTransaction,
  device: { id: string; accountId: string; userId: number; digest: string },
): Promise<void> {
  const { id, accountId, userId, digest } = device;
  await trx.insertInto('known_device').values({ id, account_id: accountId, user_id: userId, digest }).execute();
}

/** Counts that wrong passwords locked a device. */
export async function countLock(trx: DatabaseTransaction, deviceId: string): Promise<void> {
  await trx
    .updateTable('known_device')
    .set({ locks: sql<number>`least(locks + 1, ${mostLocks})` })
    .where('id', '=', deviceId)
    .execute();
}

/** For the periodic cleanup: row-level security leaves those that were not used for a year. */
export async function deleteUnusedDevices(trx: DatabaseTransaction): Promise<void> {
  await sql`delete from known_device where last_used_at < now() - interval '1 year'`.execute(trx);
}

/**
 * Ends sessions of a user: one, all but one, or all, and forgets their devices, unless a session that stays open is
 * theirs. Returns how many were open.
 */
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
  await forgetDevices(trx, userId, only);
  return Number(numUpdatedRows);
}

/** Devices without an open session: that of one session, or all. */
async function forgetDevices(trx: DatabaseTransaction, userId: number, ofSession: string | undefined): Promise<void> {
  await trx
    .deleteFrom('known_device')
    .where('user_id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('session')
            .select('session.id')
            .whereRef('session.device_id', '=', 'known_device.id')
            .where(sessionIsOpen),
        ),
      ),
    )
    .$if(ofSession !== undefined, (query) =>
      query.where('id', '=', ({ selectFrom }) =>
        selectFrom('session')
          .select('device_id')
          .where('session.id', '=', ofSession ?? ''),
      ),
    )
    .execute();
}
