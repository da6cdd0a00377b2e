/** Users and sessions. */
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#api/kernel/database.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { noPassword } from '#platform/auth/password.ts';
import { type AccessRow, accessColumns, accessOf } from '../permissions/queries.ts';
import { findKnownDevice, idleTime } from '../sessions/queries.ts';
import type { Theme } from './contract.ts';

export interface UserRecord {
  id: number;
  accountId: string;
  email: string;
  name: string;
  passwordHash: string;
  isRoot: boolean;
  isAdmin: boolean;
  theme: Theme;
  /** Version key of the photo; null: none. */
  photo: string | null;
  /** Guided tours finished or skipped. */
  toursTaken: string[];
}

const userColumns = [
  'app_user.id',
  'app_user.account_id as accountId',
  'app_user.email',
  'app_user.name',
  'app_user.password_hash as passwordHash',
  'app_user.is_root as isRoot',
  'app_user.is_admin as isAdmin',
  sql<Theme>`app_user.theme`.as('theme'),
  'app_user.photo',
  'app_user.tours_taken as toursTaken',
] as const;

/** The active user with an e-mail address in lower case; row-level security hides every other row. */
export function findUserByEmail(db: Database, email: string): Promise<UserRecord | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('app.sign_in_email', ${email}, true)`.execute(trx);
    return trx
      .selectFrom('app_user')
      .select(userColumns)
      .where('email', '=', email)
      .where('is_active', '=', true)
      .executeTakeFirst();
  });
}

/** Account of nobody, for look-ups that must do the same for unknown addresses. */
const nobody = { id: 0, accountId: '00000000-0000-0000-0000-000000000000' };

/** One who may be deactivated, and is told so after the right password. */
export type UserSigningIn = UserRecord & { isActive: boolean };

/**
 * The user with an e-mail address in lower case, an active one first, and their known device among the digests that the browser
 * brought. The same statements for an unknown address.
 */
export function findUserSigningIn(
  db: Database,
  email: string,
  devices: readonly string[],
): Promise<{ user: UserSigningIn | undefined; device: string | undefined }> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('app.sign_in_email', ${email}, true)`.execute(trx);
    const user = await trx
      .selectFrom('app_user')
      .select([...userColumns, 'app_user.is_active as isActive'])
      .where('email', '=', email)
      .orderBy('is_active', 'desc')
      .orderBy('id')
      .executeTakeFirst();
    const { id, accountId } = user ?? nobody;
    await sql`select set_config('app.account_id', ${accountId}, true)`.execute(trx);
    return { user, device: await findKnownDevice(trx, id, devices) };
  });
}

/** Who was deactivated, by an e-mail address in lower case. Not staff, nor who has not accepted an invitation. */
export async function findDeactivated(db: Database, email: string): Promise<UserRecord | undefined> {
  const { user } = await findUserSigningIn(db, email, []);
  return user === undefined || user.isActive || user.isAdmin || user.passwordHash === noPassword ? undefined : user;
}

/** Who administers an account: whom its other users write to. Undefined in the provider's. */
export function findSubscriber(
  trx: DatabaseTransaction,
  accountId: string,
): Promise<{ name: string; email: string } | undefined> {
  return trx
    .selectFrom('app_user')
    .select(['name', 'email'])
    .where('account_id', '=', accountId)
    .where('is_root', '=', true)
    .where('is_admin', '=', false)
    .where('is_active', '=', true)
    .orderBy('id')
    .executeTakeFirst();
}

export interface CallCircumstances {
  /** An attended request, which renews the session. */
  attended: boolean;
  /** The installation requires a second factor of its staff. */
  staffNeedsSecondFactor: boolean;
}

interface SessionCaller extends AccessRow, Pick<Caller, 'userId' | 'accountId' | 'name' | 'isRoot' | 'isAdmin'> {}

/** Caller of an open session. */
export async function findCaller(
  db: Database,
  sessionId: string,
  { attended, staffNeedsSecondFactor }: CallCircumstances,
): Promise<Caller | undefined> {
  const { rows } = await sql<SessionCaller>`
    select user_id as "userId", account_id as "accountId", name, is_root as "isRoot", is_admin as "isAdmin",
           ${accessColumns}
      from session_caller(${sessionId}, ${idleTime}, ${attended})`.execute(db);
  const [found] = rows;
  if (found === undefined) return undefined;
  const { userId, accountId, name, isRoot, isAdmin, requiresSecondFactor, hasSecondFactor } = found;
  const mustSetUpSecondFactor = (requiresSecondFactor || (isAdmin && staffNeedsSecondFactor)) && !hasSecondFactor;
  return { userId, accountId, sessionId, name, isRoot, isAdmin, mustSetUpSecondFactor, ...accessOf(found) };
}

export function findUser(trx: DatabaseTransaction, userId: number): Promise<UserRecord | undefined> {
  return trx.selectFrom('app_user').select(userColumns).where('id', '=', userId).executeTakeFirst();
}

export interface NewSession {
  id: string;
  accountId: string;
  userId: number;
  address: string;
  userAgent: string;
  deviceId: string;
  expiresAt: Date;
}

export async function insertSession(trx: DatabaseTransaction, session: NewSession): Promise<void> {
  await trx
    .insertInto('session')
    .values({
      id: session.id,
      account_id: session.accountId,
      user_id: session.userId,
      address: session.address,
      user_agent: session.userAgent,
      device_id: session.deviceId,
      expires_at: session.expiresAt,
    })
    .execute();
  await trx
    .updateTable('app_user')
    .set({ last_sign_in_at: sql<Date>`now()` })
    .where('id', '=', session.userId)
    .execute();
}

export async function revokeSession(trx: DatabaseTransaction, sessionId: string): Promise<void> {
  await trx
    .updateTable('session')
    .set({ revoked_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}

export interface NewUser {
  accountId: string;
  email: string;
  name: string;
  passwordHash: string;
  isRoot: boolean;
  isAdmin: boolean;
}

export async function insertAccount(trx: DatabaseTransaction, id: string, name: string): Promise<void> {
  await trx.insertInto('account').values({ id, name }).execute();
}

/** Returns the id of the new user. */
export async function insertUser(trx: DatabaseTransaction, user: NewUser): Promise<number> {
  const { id } = await trx
    .insertInto('app_user')
    .values({
      account_id: user.accountId,
      email: user.email,
      name: user.name,
      password_hash: user.passwordHash,
      is_root: user.isRoot,
      is_admin: user.isAdmin,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
