/** Grants of an account to the support staff. Row-level security reads them for every query of staff (`granted_accounts`). */
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { storableText } from '#platform/database/storable.ts';
import type { StaffRead } from '#platform/http/router.ts';

export interface SupportGrantRecord {
  id: string;
  reason: string;
  grantedBy: string;
  grantedAt: Date;
  endsAt: Date;
  endedAt: Date | null;
  isInForce: boolean;
}

/** Newest first. */
export async function listGrantsOfSupport(trx: DatabaseTransaction, accountId: string): Promise<SupportGrantRecord[]> {
  return trx
    .selectFrom('support_grant')
    .select(['id', 'reason', 'granted_by_name as grantedBy', 'granted_at as grantedAt', 'ends_at as endsAt'])
    .select(['ended_at as endedAt', sql<boolean>`ended_at is null and ends_at > now()`.as('isInForce')])
    .where('account_id', '=', accountId)
    .orderBy('granted_at', 'desc')
    .limit(100)
    .execute();
}

/** The grant in force; undefined: staff reads no books of the account. */
export async function supportInForce(
  trx: DatabaseTransaction,
  accountId: string,
): Promise<Pick<SupportGrantRecord, 'reason' | 'endsAt'> | undefined> {
  return trx
    .selectFrom('support_grant')
    .select(['reason', 'ends_at as endsAt'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Whether there was one in force to take back. */
export async function endGrant(trx: DatabaseTransaction, accountId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('support_grant')
    .set({ ended_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertGrant(
  trx: DatabaseTransaction,
  { accountId, userId, name }: Caller,
  { id, days, reason }: { id: string; days: number; reason: string },
): Promise<void> {
  await trx
    .insertInto('support_grant')
    .values({
      id,
      account_id: accountId,
      reason: storableText(reason),
      granted_by: userId,
      granted_by_name: storableText(name),
      ends_at: sql<Date>`now() + make_interval(days => ${days})`,
    })
    .execute();
}

/** An account whose books staff may read now, with its company where one is asked for. */
interface GrantedAccount {
  id: string;
  companyId: number | null;
}

/** In a transaction of staff; those of some companies or of one account alone, where they are asked for. */
export async function grantedAccounts(
  trx: DatabaseTransaction,
  { companies, account }: Pick<StaffRead, 'companies' | 'account'>,
): Promise<GrantedAccount[]> {
  if (companies === null) {
    const { rows } = await sql<GrantedAccount>`
      select distinct granted as id, null::int as "companyId" from granted_accounts() as granted
       where ${account ?? null}::uuid is null or granted = ${account ?? null}::uuid`.execute(trx);
    return rows;
  }
  const { rows } = await sql<GrantedAccount>`
    select account_id as id, id as "companyId" from company
     where id = any(${[...companies]}::int[]) and account_id in (select granted_accounts())`.execute(trx);
  return rows;
}
