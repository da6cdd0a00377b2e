/** What a batch made and what was done in it since. */
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Period } from '#core/calendar/period.ts';
import type { ActivityKind } from '#core/product/activity-log.ts';
import type { Caller } from '#platform/auth/caller.ts';

/** Acts that leave nothing behind which an undo would lose. */
const harmless: readonly ActivityKind[] = [
  'company.created',
  'balance.stored',
  'balance.withdrawn',
  'audit.started',
  'audit.exported',
  'balance.exported',
  'statements.exported',
  'parametrization.exported',
  'file.downloaded',
];

/** When a batch of the caller began; undefined for one of somebody else. */
export async function batchBegan(
  trx: DatabaseTransaction,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  id: string,
): Promise<Date | undefined> {
  const found = await trx
    .selectFrom('company_batch')
    .select('created_at')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.created_at;
}

export interface BatchTraces {
  companyId: number;
  /** The batch created it. */
  isOwn: boolean;
}

/** Companies that it created or stored months in, those that exist. */
export async function tracesOf(trx: DatabaseTransaction, batchId: string): Promise<BatchTraces[]> {
  const { rows } = await sql<BatchTraces>`
    select company.id as "companyId",
           exists (select from company_batch_company as made where made.batch_id = ${batchId} and made.company_id = company.id)
             as "isOwn"
      from company
     where deleted_at is null
       and (id in (select company_id from company_batch_company where batch_id = ${batchId})
            or id in (select balance.company_id from company_batch_balance as made
                        join trial_balance as balance on balance.id = made.balance_id
                       where made.batch_id = ${batchId} and balance.deleted_at is null))
     order by id`.execute(trx);
  return rows;
}

/** Kinds of what was done in a company since, a later balance among them. */
export async function actsSince(
  trx: DatabaseTransaction,
  { batchId, companyId, began }: { batchId: string; companyId: number; began: Date },
): Promise<ActivityKind[]> {
  const { rows } = await sql<{ act: ActivityKind }>`
    select act from record_entry
     where company_id = ${companyId} and at >= ${began} and not act = any(${[...harmless]}::text[])
    union
    select 'balance.stored' from trial_balance as balance
     where balance.company_id = ${companyId} and balance.deleted_at is null and balance.uploaded_at >= ${began}
       and not exists (select from company_batch_balance as made
                        where made.batch_id = ${batchId} and made.balance_id = balance.id)
    order by act`.execute(trx);
  return rows.map(({ act }) => act);
}

export interface BatchMonthRecord extends Period {
  id: string;
  version: number;
  fileName: string;
}

/** Months that it stored in a company, those in force. */
export function monthsIn(trx: DatabaseTransaction, batchId: string, companyId: number): Promise<BatchMonthRecord[]> {
  return trx
    .selectFrom('trial_balance')
    .innerJoin('company_batch_balance as made', 'made.balance_id', 'trial_balance.id')
    .select(['trial_balance.id', 'year', 'month', 'version', 'file_name as fileName'])
    .where('made.batch_id', '=', batchId)
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .orderBy('year')
    .orderBy('month')
    .execute();
}
