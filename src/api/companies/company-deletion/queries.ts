/** Deleted companies: marking, restoring, purging. */
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#api/kernel/database.ts';
import { inSystem } from '#platform/database/system-transaction.ts';

/** The policies of the table use the same number. */
export const daysToRestore = 30;

export interface DeletedRecord {
  id: number;
  businessName: string;
  nit: string;
  checkDigit: number;
  isActive: boolean;
  deletedAt: Date;
}

const columns = [
  'id',
  'business_name as businessName',
  'nit',
  'check_digit as checkDigit',
  'is_active as isActive',
  'deleted_at as deletedAt',
] as const;

/** Switches automatic pulls off; a restored company switches them on again by hand. */
export async function markDeleted(trx: DatabaseTransaction, companyId: number): Promise<void> {
  await trx
    .updateTable('company')
    .set({ deleted_at: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', companyId)
    .execute();
  await trx.updateTable('software_credential').set({ automatic: false }).where('company_id', '=', companyId).execute();
}

/** Deleted companies within the restore period. */
function restorable(trx: DatabaseTransaction, accountId: string) {
  return trx
    .selectFrom('company')
    .select(columns)
    .$narrowType<{ deletedAt: Date }>()
    .where('account_id', '=', accountId)
    .where('deleted_at', '>', sql<Date>`now() - make_interval(days => ${daysToRestore})`);
}

/** Newest first. */
export function listDeleted(trx: DatabaseTransaction, accountId: string): Promise<DeletedRecord[]> {
  return restorable(trx, accountId).orderBy('deleted_at', 'desc').execute();
}

/** Locks the row until the end of the transaction. */
export function findDeleted(
  trx: DatabaseTransaction,
  accountId: string,
  companyId: number,
): Promise<DeletedRecord | undefined> {
  return restorable(trx, accountId).where('id', '=', companyId).forUpdate().executeTakeFirst();
}

export async function unmarkDeleted(trx: DatabaseTransaction, companyId: number): Promise<void> {
  await trx
    .updateTable('company')
    .set({ deleted_at: null, version: sql<number>`version + 1` })
    .where('id', '=', companyId)
    .execute();
}

export interface GoneCompany {
  id: number;
  accountId: string;
  businessName: string;
}

/** Purges companies past the restore period; balances, audits and the rest go by cascade. */
export function deleteGone(db: Database): Promise<GoneCompany[]> {
  return inSystem(db, (trx) =>
    trx
      .deleteFrom('company')
      .where('deleted_at', '<', sql<Date>`now() - make_interval(days => ${daysToRestore})`)
      .returning(['id', 'account_id as accountId', 'business_name as businessName'])
      .execute(),
  );
}

/** Date on which a closed account is deleted; null while it is open. */
export async function closingDay(trx: DatabaseTransaction, accountId: string): Promise<Date | null> {
  const { at } = await trx
    .selectFrom('account')
    .select(sql<Date | null>`closing_at + make_interval(days => ${daysToRestore})`.as('at'))
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return at;
}
