/** Deleted companies: marked, brought back, and in the end deleted with all that belongs to them. */
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#api/kernel/database.ts';
import { inSystem } from '#platform/database/system-transaction.ts';

/** The same in the policies of the table. */
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

/** Nothing is fetched for it any more: when it comes back, somebody switches that on again. */
export async function markDeleted(trx: DatabaseTransaction, companyId: number): Promise<void> {
  await trx
    .updateTable('company')
    .set({ deleted_at: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', companyId)
    .execute();
  await trx.updateTable('software_credential').set({ automatic: false }).where('company_id', '=', companyId).execute();
}

/** Those that can still be brought back. */
function restorable(trx: DatabaseTransaction, accountId: string) {
  return trx
    .selectFrom('company')
    .select(columns)
    .$narrowType<{ deletedAt: Date }>()
    .where('account_id', '=', accountId)
    .where('deleted_at', '>', sql<Date>`now() - make_interval(days => ${daysToRestore})`);
}

/** The newest first. */
export function listDeleted(trx: DatabaseTransaction, accountId: string): Promise<DeletedRecord[]> {
  return restorable(trx, accountId).orderBy('deleted_at', 'desc').execute();
}

/** It stays as it is until the transaction ends. */
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

/** Deletes the companies whose time is over; their balances, audits and everything else go with their rows. */
export function deleteGone(db: Database): Promise<GoneCompany[]> {
  return inSystem(db, (trx) =>
    trx
      .deleteFrom('company')
      .where('deleted_at', '<', sql<Date>`now() - make_interval(days => ${daysToRestore})`)
      .returning(['id', 'account_id as accountId', 'business_name as businessName'])
      .execute(),
  );
}

/** When a closed account is deleted; null while it is open. */
export async function closingDay(trx: DatabaseTransaction, accountId: string): Promise<Date | null> {
  const { at } = await trx
    .selectFrom('account')
    .select(sql<Date | null>`closing_at + make_interval(days => ${daysToRestore})`.as('at'))
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return at;
}
