/** API tokens. */
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#api/kernel/database.ts';
import type { PermissionKey } from '#core/product/permission.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { type AccessRow, accessColumns, accessOf } from '../permissions/queries.ts';

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

interface TokenCaller extends AccessRow, Pick<Caller, 'userId' | 'accountId' | 'name' | 'isRoot'> {
  tokenId: string;
  tokenName: string;
  scopes: PermissionKey[];
}

/**
 * Caller of a valid token whose owner is active. Never staff: a token of a staff member reaches their own account only.
 * The caller's name includes the token's.
 */
export async function findTokenCaller(db: Database, digest: string): Promise<Caller | undefined> {
  const { rows } = await sql<TokenCaller>`
    select token_id as "tokenId", token_name as "tokenName", scopes, user_id as "userId", account_id as "accountId",
           name, is_root as "isRoot", ${accessColumns}
      from token_caller(${digest})`.execute(db);
  const [found] = rows;
  if (found === undefined) return undefined;
  const { tokenId, tokenName, scopes, userId, accountId, name, isRoot } = found;
  const named = { name: `${name} · ${tokenName}`, isRoot, isAdmin: false };
  return { userId, accountId, sessionId: tokenId, ...named, scopes, ...accessOf(found) };
}
