/** Versions of a month with their withdrawals. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Period } from '#core/calendar/period.ts';
import type { Caller } from '#platform/auth/caller.ts';

export interface VersionRecord extends Period {
  id: string;
  version: number;
  fileName: string;
  sha256: string;
  size: number;
  formatName: string;
  rows: number;
  debits: bigint;
  credits: bigint;
  uploadedAt: Date;
  uploadedBy: string;
  isWithdrawn: boolean;
  reason: string | null;
  withdrawnAt: Date | null;
  withdrawnBy: string | null;
}

/** Withdrawn ones included. */
function selectVersions(trx: DatabaseTransaction, companyId: number) {
  return trx
    .selectFrom('trial_balance as balance')
    .innerJoin('app_user as uploader', 'uploader.id', 'balance.uploaded_by')
    .leftJoin('balance_withdrawal as withdrawal', (join) =>
      join.onRef('withdrawal.balance_id', '=', 'balance.id').on('withdrawal.restored_at', 'is', null),
    )
    .leftJoin('app_user as withdrawer', 'withdrawer.id', 'withdrawal.withdrawn_by')
    .select([
      'balance.id',
      'balance.year',
      'balance.month',
      'balance.version',
      'balance.file_name as fileName',
      'balance.sha256',
      'balance.size',
      'balance.format_name as formatName',
      'balance.rows',
      'balance.debits',
      'balance.credits',
      'balance.uploaded_at as uploadedAt',
      'uploader.name as uploadedBy',
      'withdrawal.reason',
      'withdrawal.withdrawn_at as withdrawnAt',
      'withdrawer.name as withdrawnBy',
    ])
    .select(sql<boolean>`balance.deleted_at is not null`.as('isWithdrawn'))
    .where('balance.company_id', '=', companyId);
}

/** Newest first. */
export function versionsOf(
  trx: DatabaseTransaction,
  companyId: number,
  { year, month }: Period,
): Promise<VersionRecord[]> {
  return selectVersions(trx, companyId)
    .where('balance.year', '=', year)
    .where('balance.month', '=', month)
    .orderBy('balance.version', 'desc')
    .execute();
}

export function findAnyVersion(
  trx: DatabaseTransaction,
  companyId: number,
  id: string,
): Promise<VersionRecord | undefined> {
  return selectVersions(trx, companyId).where('balance.id', '=', id).executeTakeFirst();
}

/** Takes a version out of its month, and its audits out of every comparison. */
export async function withdraw(
  trx: DatabaseTransaction,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  balanceId: string,
  reason: string,
): Promise<void> {
  await trx.updateTable('trial_balance').set({ deleted_at: sql<Date>`now()` }).where('id', '=', balanceId).execute();
  await trx
    .insertInto('balance_withdrawal')
    .values({ id: randomUUID(), account_id: accountId, balance_id: balanceId, reason, withdrawn_by: userId })
    .execute();
  await markAudits(trx, balanceId, { from: 'done', to: 'withdrawn' });
}

export async function restore(
  trx: DatabaseTransaction,
  { userId }: Pick<Caller, 'userId'>,
  balanceId: string,
): Promise<void> {
  await trx.updateTable('trial_balance').set({ deleted_at: null }).where('id', '=', balanceId).execute();
  await trx
    .updateTable('balance_withdrawal')
    .set({ restored_by: userId, restored_at: sql<Date>`now()` })
    .where('balance_id', '=', balanceId)
    .where('restored_at', 'is', null)
    .execute();
  await markAudits(trx, balanceId, { from: 'withdrawn', to: 'done' });
}

async function markAudits(
  trx: DatabaseTransaction,
  balanceId: string,
  { from, to }: Record<'from' | 'to', 'done' | 'withdrawn'>,
): Promise<void> {
  await trx
    .updateTable('audit')
    .set({ state: to })
    .where('balance_id', '=', balanceId)
    .where('state', '=', from)
    .execute();
}
