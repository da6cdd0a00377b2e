/** Saved views of findings, and the one that each user begins with. */
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { inSpanish } from '#platform/database/spanish-order.ts';
import { storableJson, storableText } from '#platform/database/storable.ts';
import type { FindingViewBody, FindingViewQuery } from './contract.ts';

export interface StoredFindingView {
  id: number;
  userId: number;
  ownerName: string;
  name: string;
  query: FindingViewQuery;
  isShared: boolean;
  isDefault: boolean;
}

type Keys = { companyId: number; id: number };

/** Of the caller and shared by others, by name. Row-level security hides what others keep for themselves. */
export function listViews(
  trx: DatabaseTransaction,
  { userId }: Caller,
  companyId: number,
): Promise<StoredFindingView[]> {
  return trx
    .selectFrom('finding_view as view')
    .innerJoin('app_user as owner', 'owner.id', 'view.user_id')
    .select([
      'view.id',
      'view.user_id as userId',
      'owner.name as ownerName',
      'view.name',
      'view.query',
      'view.is_shared as isShared',
      sql<boolean>`exists (select from finding_view_default as chosen
                            where chosen.view_id = view.id and chosen.user_id = ${userId})`.as('isDefault'),
    ])
    .$narrowType<{ query: FindingViewQuery }>()
    .where('view.company_id', '=', companyId)
    .orderBy(inSpanish('view.name'))
    .execute();
}

/** Its id. */
export async function insertView(
  trx: DatabaseTransaction,
  { accountId, userId }: Caller,
  companyId: number,
  { name, query, isShared }: FindingViewBody,
): Promise<number> {
  const { id } = await trx
    .insertInto('finding_view')
    .values({
      account_id: accountId,
      user_id: userId,
      company_id: companyId,
      name: storableText(name),
      query: storableJson(query),
      is_shared: isShared,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False when the caller has no view with that id in the company. */
export async function updateView(
  trx: DatabaseTransaction,
  { userId }: Caller,
  { companyId, id }: Keys,
  { name, query, isShared }: FindingViewBody,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('finding_view')
    .set({ name: storableText(name), query: storableJson(query), is_shared: isShared })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False when the caller has no view with that id in the company. */
export async function deleteView(
  trx: DatabaseTransaction,
  { userId }: Caller,
  { companyId, id }: Keys,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('finding_view')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Null: the usual list. */
export async function storeDefault(
  trx: DatabaseTransaction,
  { accountId, userId }: Caller,
  companyId: number,
  viewId: number | null,
): Promise<void> {
  await trx
    .deleteFrom('finding_view_default')
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .execute();
  if (viewId !== null)
    await trx
      .insertInto('finding_view_default')
      .values({ account_id: accountId, user_id: userId, company_id: companyId, view_id: viewId })
      .execute();
}

/** Whether a person is of the caller's account. */
export async function isColleague(trx: DatabaseTransaction, { accountId }: Caller, userId: number): Promise<boolean> {
  const person = await trx
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return person !== undefined;
}
