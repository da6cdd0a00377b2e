/** Saved views of the explorer of an account. */
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { inSpanish } from '#platform/database/spanish-order.ts';
import { storableJson, storableText } from '#platform/database/storable.ts';
import type { ExplorerViewBody, ExplorerViewQuery } from './contract.ts';

export interface StoredExplorerView {
  id: number;
  userId: number;
  ownerName: string;
  name: string;
  query: ExplorerViewQuery;
}

/** By name. */
export function listViews(trx: DatabaseTransaction, { accountId }: Caller): Promise<StoredExplorerView[]> {
  return trx
    .selectFrom('explorer_view as view')
    .innerJoin('app_user as owner', 'owner.id', 'view.user_id')
    .select(['view.id', 'view.user_id as userId', 'owner.name as ownerName', 'view.name', 'view.query'])
    .$narrowType<{ query: ExplorerViewQuery }>()
    .where('view.account_id', '=', accountId)
    .orderBy(inSpanish('view.name'))
    .execute();
}

/** Its id; undefined: another view of the account has that name, whatever its capitals. */
export async function insertView(
  trx: DatabaseTransaction,
  { accountId, userId }: Caller,
  { name, query }: ExplorerViewBody,
): Promise<number | undefined> {
  const stored = await trx
    .insertInto('explorer_view')
    .values({ account_id: accountId, user_id: userId, name: storableText(name), query: storableJson(query) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored?.id;
}

export async function updateView(
  trx: DatabaseTransaction,
  { accountId }: Caller,
  id: number,
  { name, query }: ExplorerViewBody,
): Promise<void> {
  await trx
    .updateTable('explorer_view')
    .set({ name: storableText(name), query: storableJson(query) })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .execute();
}

export async function deleteView(trx: DatabaseTransaction, { accountId }: Caller, id: number): Promise<void> {
  await trx.deleteFrom('explorer_view').where('id', '=', id).where('account_id', '=', accountId).execute();
}
