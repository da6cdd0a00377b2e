/** Owner of an account, and the marks of one that is closing: what is marked with it is restored with it. */
import { sql } from 'kysely';
import { daysToRestore } from '#api/companies/company-deletion/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';

/** Serialises transfer and closing until the transaction ends. */
export async function lockAccount(trx: DatabaseTransaction, accountId: string): Promise<{ closingAt: Date | null }> {
  return trx
    .selectFrom('account')
    .select('closing_at as closingAt')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Transfers an account. The new subscriber's roles are removed; the former one continues as accountant (contador) of every
 * company of the account.
 */
export async function passAccount(
  trx: DatabaseTransaction,
  accountId: string,
  from: number,
  to: number,
): Promise<void> {
  await trx.deleteFrom('job_assignment').where('user_id', 'in', [from, to]).execute();
  await trx
    .updateTable('app_user')
    .set({ is_root: sql<boolean>`id = ${to}` })
    .where('id', 'in', [from, to])
    .execute();
  await trx
    .insertInto('job_assignment')
    .values({ account_id: accountId, user_id: from, built_in: 'contador' })
    .execute();
  await trx
    .insertInto('company_user')
    .columns(['account_id', 'company_id', 'user_id'])
    .expression(
      trx
        .selectFrom('company')
        .select(['account_id', 'id', sql<number>`${from}::int`.as('user_id')])
        .where('account_id', '=', accountId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** All rows get the same timestamp, by which `unmarkClosing` finds them. */
export async function markClosing(trx: DatabaseTransaction, accountId: string): Promise<void> {
  const now = sql<Date>`now()`;
  await trx.updateTable('account').set({ closing_at: now }).where('id', '=', accountId).execute();
  await trx
    .updateTable('company')
    .set({ deleted_at: now, version: sql<number>`version + 1` })
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .execute();
  await trx.updateTable('software_credential').set({ automatic: false }).where('account_id', '=', accountId).execute();
  // Users with an earlier deletion request keep their own date; deleted ones have none.
  await sql`
    insert into deletion_request (id, account_id, user_id, due_at)
    select gen_random_uuid(), account_id, id, now() + make_interval(days => ${daysToRestore})
      from app_user where account_id = ${accountId}
       and not exists (select from deletion_request as done where done.user_id = app_user.id and done.done_at is not null)
    on conflict do nothing`.execute(trx);
}

/** Restores what was marked with the account; a company deleted earlier stays deleted. */
export async function unmarkClosing(trx: DatabaseTransaction, accountId: string): Promise<void> {
  const at = sql<Date>`(select closing_at from account where id = ${accountId})`;
  await trx
    .updateTable('company')
    .set({ deleted_at: null, version: sql<number>`version + 1` })
    .where('account_id', '=', accountId)
    .where('deleted_at', '=', at)
    .execute();
  await trx
    .updateTable('deletion_request')
    .set({ withdrawn_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('requested_at', '=', at)
    .where('withdrawn_at', 'is', null)
    .where('done_at', 'is', null)
    .execute();
  await trx.updateTable('account').set({ closing_at: null }).where('id', '=', accountId).execute();
}

export async function nameAccount(trx: DatabaseTransaction, accountId: string, name: string): Promise<void> {
  await trx.updateTable('account').set({ name }).where('id', '=', accountId).execute();
}

/** Recipients of notices about the account. */
export function listActive(trx: DatabaseTransaction, accountId: string): Promise<{ name: string; email: string }[]> {
  return trx
    .selectFrom('app_user')
    .select(['name', 'email'])
    .where('account_id', '=', accountId)
    .where('is_active', '=', true)
    .orderBy('id')
    .execute();
}
