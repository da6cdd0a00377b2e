/** What a weekly digest tells besides the portfolio, to whom it goes, and which were made. */
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#api/kernel/database.ts';
import { inSystem } from '#platform/database/system-transaction.ts';

/** Findings that changed in the week, by company. */
export interface WeekOfCompany {
  companyId: number;
  nuevo: number;
  reabierto: number;
  corregido: number;
}

/** Of the newest audits of months that ended since a moment, each against the month and the version before; informative findings never count. */
export async function changesSince(
  trx: DatabaseTransaction,
  companies: readonly number[],
  since: Date,
): Promise<Map<number, WeekOfCompany>> {
  const { rows } = await sql<WeekOfCompany>`
    select newest.company_id as "companyId",
           coalesce(sum(count) filter (where part = 'nuevo'), 0)::int as nuevo,
           coalesce(sum(count) filter (where part = 'reabierto'), 0)::int as reabierto,
           coalesce(sum(count) filter (where part in ('corregido', 'corregido_en_version')), 0)::int as corregido
      from (select distinct on (company_id, year, month) id, company_id, finished_at from audit
             where company_id = any(${companies}::int[]) and state = 'done'
             order by company_id, year, month, created_at desc, id desc) as newest
      join audit_total on audit_total.audit_id = newest.id
     where newest.finished_at >= ${since}
     group by newest.company_id`.execute(trx);
  return new Map(rows.map((row) => [row.companyId, row]));
}

/** Justifications in force whose last month is one of some (`YYYY-MM`), by company. */
export async function endingJustifications(
  trx: DatabaseTransaction,
  companies: readonly number[],
  months: readonly string[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ companyId: number; count: number }>`
    select company_id as "companyId", count(*)::int as count from finding_justification
     where company_id = any(${companies}::int[]) and ended_at is null and until_month = any(${months}::text[])
     group by company_id`.execute(trx);
  return new Map(rows.map(({ companyId, count }) => [companyId, count]));
}

/** Accounts whose digests may be due. */
export function listAccountIds(db: Database): Promise<string[]> {
  return inSystem(db, async (trx) => {
    const rows = await trx.selectFrom('account').select('id').orderBy('id').execute();
    return rows.map(({ id }) => id);
  });
}

/** A user of the transaction's account who wants the digest and has none of the week. */
export interface Reader {
  userId: number;
  name: string;
  email: string;
  isRoot: boolean;
}

/** `userId`: of one user; otherwise all. */
export async function listReaders(trx: DatabaseTransaction, week: string, userId?: number): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select id as "userId", name, email, is_root as "isRoot" from app_user as person
     where is_active and not is_admin and not 'resumen_semanal' = any(mail_off)
       and account_id = app_account() and (${userId ?? null}::int is null or id = ${userId ?? null})
       and not exists (select from weekly_digest as made where made.user_id = person.id and made.week = ${week}::date)
     order by id`.execute(trx);
  return rows;
}

export async function markMade(
  trx: DatabaseTransaction,
  { accountId, userId, week }: { accountId: string; userId: number; week: string },
): Promise<void> {
  await trx
    .insertInto('weekly_digest')
    .values({ account_id: accountId, user_id: userId, week })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes those of weeks that are long past. */
export async function deleteOldDigests(trx: DatabaseTransaction): Promise<void> {
  await sql`delete from weekly_digest where week < current_date - 60`.execute(trx);
}
