/**
 * Users of an account with their company links and roles. Staff read those of every account, through row-level
 * security.
 */

import { sql } from 'kysely';
import { containing } from '#api/kernel/containing.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { readSort } from '#core/call/list-query.ts';
import { inSpanish } from '#platform/database/spanish-order.ts';
import type { UserOrder } from './contract.ts';

export interface MemberRecord {
  id: number;
  accountId: string;
  accountName: string;
  email: string;
  name: string;
  isRoot: boolean;
  isActive: boolean;
  createdAt: Date;
  lastSignInAt: Date | null;
  hasSecondFactor: boolean;
  photo: string | null;
  /** Expiry of a pending invitation. */
  invitationExpiresAt: Date | null;
}

export interface MemberFilter {
  q?: string;
  status?: string;
  companyId?: number;
  sort?: UserOrder;
}

function members(trx: DatabaseTransaction) {
  return trx
    .selectFrom('app_user')
    .innerJoin('account', 'account.id', 'app_user.account_id')
    .leftJoin('invitation', (join) =>
      join.onRef('invitation.user_id', '=', 'app_user.id').on('invitation.accepted_at', 'is', null),
    )
    .leftJoin('second_factor', (join) =>
      join.onRef('second_factor.user_id', '=', 'app_user.id').on('second_factor.confirmed_at', 'is not', null),
    )
    .where('app_user.is_admin', '=', false);
}

const columns = [
  'app_user.id',
  'app_user.account_id as accountId',
  'account.name as accountName',
  'app_user.email',
  'app_user.name',
  'app_user.is_root as isRoot',
  'app_user.is_active as isActive',
  'app_user.photo',
  'app_user.created_at as createdAt',
  'app_user.last_sign_in_at as lastSignInAt',
  'invitation.expires_at as invitationExpiresAt',
  sql<boolean>`second_factor.user_id is not null`.as('hasSecondFactor'),
] as const;

/** By name by default. */
export async function listMembers(
  trx: DatabaseTransaction,
  { q, status, companyId, sort = 'name' }: MemberFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ members: MemberRecord[]; total: number }> {
  const { field, descending } = readSort(sort);
  let query = members(trx);
  if (q !== undefined) {
    const like = containing(q);
    query = query.where((where) =>
      where.or([where('app_user.name', 'ilike', like), where('app_user.email', 'ilike', like)]),
    );
  }
  if (status === 'activo') query = query.where('app_user.is_active', '=', true);
  else if (status !== undefined) {
    query = query
      .where('app_user.is_active', '=', false)
      .where('invitation.id', status === 'invitado' ? 'is not' : 'is', null);
  }
  if (companyId !== undefined) {
    query = query.where((where) =>
      where.exists(
        where
          .selectFrom('company_user')
          .select('user_id')
          .whereRef('company_user.user_id', '=', 'app_user.id')
          .where('company_id', '=', companyId),
      ),
    );
  }
  const { total } = await query.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const found = await query
    .select(columns)
    .orderBy(field === 'name' ? inSpanish('app_user.name') : 'app_user.last_sign_in_at', (order) =>
      (descending ? order.desc() : order.asc()).nullsLast(),
    )
    .orderBy('app_user.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { members: found, total };
}

export function findMember(trx: DatabaseTransaction, userId: number): Promise<MemberRecord | undefined> {
  return members(trx).select(columns).where('app_user.id', '=', userId).executeTakeFirst();
}

/** Serialises changes of a user until the transaction ends. */
export async function lockMember(trx: DatabaseTransaction, userId: number): Promise<void> {
  await trx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute();
}

export interface LinkRecord {
  userId: number;
  companyId: number;
}

export function listLinks(trx: DatabaseTransaction, userIds: readonly number[]): Promise<LinkRecord[]> {
  return trx
    .selectFrom('company_user')
    .innerJoin('company', 'company.id', 'company_user.company_id')
    .select(['user_id as userId', 'company_id as companyId'])
    .where('user_id', 'in', [...userIds])
    .where('company.deleted_at', 'is', null)
    .orderBy('company_id')
    .execute();
}

/** False when already linked. */
export async function linkCompany(
  trx: DatabaseTransaction,
  accountId: string,
  { userId, companyId }: LinkRecord,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('company_user')
    .values({ account_id: accountId, user_id: userId, company_id: companyId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * False when not linked. The user's role in that company stays stored, and holds again with a new link.
 */
export async function unlinkCompany(trx: DatabaseTransaction, { userId, companyId }: LinkRecord): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('company_user')
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function changeMember(
  trx: DatabaseTransaction,
  userId: number,
  values: { name: string; isActive: boolean },
): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({ name: values.name, is_active: values.isActive })
    .where('id', '=', userId)
    .execute();
}
