/** API tokens. */
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#api/kernel/database.ts';
import type { PermissionKey } from '#core/product/permission.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { readAccess } from '../permissions/queries.ts';

export interface ApiTokenRecord {
  id: string;
  name: string;
  tail: string;
  scopes: PermissionKey[];
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
  isRevoked: boolean;
}

const columns = [
  'id',
  'name',
  'tail',
  sql<PermissionKey[]>`scopes`.as('scopes'),
  'created_at as createdAt',
  'expires_at as expiresAt',
  'last_used_at as lastUsedAt',
  sql<boolean>`revoked_at is not null`.as('isRevoked'),
] as const;

/** Newest first, without those that ended long ago. */
export function listApiTokens(trx: DatabaseTransaction, userId: number): Promise<ApiTokenRecord[]> {
  return trx
    .selectFrom('api_token')
    .select(columns)
    .where('user_id', '=', userId)
    .where(sql<boolean>`coalesce(revoked_at, expires_at) > now() - interval '90 days'`)
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute();
}

/** Those that open the API now, newest first. */
export function listLivingTokens(trx: DatabaseTransaction, userId: number): Promise<ApiTokenRecord[]> {
  return trx
    .selectFrom('api_token')
    .select(columns)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Revokes every living token of a user; returns their names. */
export async function endApiTokens(trx: DatabaseTransaction, userId: number): Promise<string[]> {
  const ended = await trx
    .updateTable('api_token')
    .set({ revoked_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('name')
    .execute();
  return ended.map(({ name }) => name);
}

export interface NewApiToken {
  id: string;
  accountId: string;
  userId: number;
  name: string;
  digest: string;
  tail: string;
  scopes: readonly PermissionKey[];
  days: number;
}

/** Undefined when the user already has `most`; concurrent inserts count each other. */
export async function insertApiToken(
  trx: DatabaseTransaction,
  token: NewApiToken,
  most: number,
): Promise<ApiTokenRecord | undefined> {
  await trx.selectFrom('app_user').select('id').where('id', '=', token.userId).forUpdate().execute();
  const { count } = await trx
    .selectFrom('api_token')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', token.userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  if (count >= most) return undefined;
  return trx
    .insertInto('api_token')
    .values({
      id: token.id,
      account_id: token.accountId,
      user_id: token.userId,
      name: token.name,
      digest: token.digest,
      tail: token.tail,
      scopes: [...token.scopes],
      expires_at: sql<Date>`now() + make_interval(days => ${token.days})`,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Name of the token; undefined when it is another user's or already revoked. */
export async function revokeApiToken(
  trx: DatabaseTransaction,
  userId: number,
  id: string,
): Promise<string | undefined> {
  const revoked = await trx
    .updateTable('api_token')
    .set({ revoked_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
  return revoked?.name;
}

/**
 * Caller of a valid token whose owner is active. Never staff: a token of a staff member reaches their own account only.
 * The caller's name includes the token's.
 */
export function findTokenCaller(db: Database, digest: string): Promise<Caller | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('app.api_token', ${digest}, true)`.execute(trx);
    const found = await trx
      .selectFrom('api_token')
      .innerJoin('app_user', 'app_user.id', 'api_token.user_id')
      .select([
        'api_token.id',
        'api_token.name as tokenName',
        sql<PermissionKey[]>`api_token.scopes`.as('scopes'),
        'app_user.id as userId',
        'app_user.account_id as accountId',
        'app_user.name',
        'app_user.is_root as isRoot',
      ])
      .where('api_token.digest', '=', digest)
      .where('api_token.revoked_at', 'is', null)
      .where('api_token.expires_at', '>', sql<Date>`now()`)
      .where('app_user.is_active', '=', true)
      .executeTakeFirst();
    if (found === undefined) return undefined;
    const { id, userId, accountId, name, tokenName, isRoot, scopes } = found;
    await sql`select set_config('app.account_id', ${accountId}, true)`.execute(trx);
    await noteUse(trx, id);
    return {
      userId,
      accountId,
      sessionId: id,
      name: `${name} · ${tokenName}`,
      isRoot,
      isAdmin: false,
      scopes,
      ...(await readAccess(trx, accountId, userId)),
    };
  });
}

/** At most one write per minute, however many calls. */
async function noteUse(trx: DatabaseTransaction, id: string): Promise<void> {
  await trx
    .updateTable('api_token')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where(sql<boolean>`coalesce(last_used_at, '-infinity') < now() - interval '1 minute'`)
    .execute();
}
