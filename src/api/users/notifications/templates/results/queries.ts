/** Who got a template, and what they did. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { RecipientState } from '../contract.ts';

export interface ResultRecord {
  name: string;
  email: string;
  account: string;
  createdAt: Date;
  seenAt: Date | null;
  remindedAt: Date | null;
}

const selectResults = (trx: DatabaseTransaction, id: number) =>
  trx
    .selectFrom('notification')
    .innerJoin('app_user as person', 'person.id', 'notification.user_id')
    .innerJoin('account', 'account.id', 'notification.account_id')
    .select([
      'person.name',
      'person.email',
      'account.name as account',
      'notification.created_at as createdAt',
      'notification.seen_at as seenAt',
      'notification.reminded_at as remindedAt',
    ])
    .where('notification.note_id', '=', id);

/** All of them, oldest first. */
export function listResults(trx: DatabaseTransaction, id: number): Promise<ResultRecord[]> {
  return selectResults(trx, id).orderBy('notification.id').execute();
}

const fits: Record<RecipientState, RawBuilder<SqlBool>> = {
  seen: sql`seen_at is not null`,
  reminded: sql`seen_at is null and reminded_at is not null`,
  waiting: sql`seen_at is null and reminded_at is null`,
};

/** A page of them, by name. */
export async function listRecipients(
  trx: DatabaseTransaction,
  id: number,
  { state, page, pageSize }: { state?: RecipientState | undefined; page: number; pageSize: number },
): Promise<(ResultRecord & { id: number; total: number })[]> {
  return selectResults(trx, id)
    .select(['notification.id', sql<number>`(count(*) over ())::int`.as('total')])
    .where(state === undefined ? sql<SqlBool>`true` : fits[state])
    .orderBy('person.name')
    .orderBy('notification.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

export interface Results {
  sent: number;
  seen: number;
  reminded: number;
  waiting: number;
}

export async function countResults(trx: DatabaseTransaction, id: number): Promise<Results> {
  const { rows } = await sql<Results>`
    select count(*)::int as sent, count(seen_at)::int as seen,
           (count(*) filter (where ${fits.reminded}))::int as reminded,
           (count(*) filter (where ${fits.waiting}))::int as waiting
      from notification where note_id = ${id}`.execute(trx);
  return rows[0]!;
}

/** Days in Bogotá on which users saw it, oldest first. */
export async function seenByDay(trx: DatabaseTransaction, id: number): Promise<{ day: string; seen: number }[]> {
  const { rows } = await sql<{ day: string; seen: number }>`
    select to_char(seen_at at time zone 'America/Bogota', 'YYYY-MM-DD') as day, count(*)::int as seen
      from notification where note_id = ${id} and seen_at is not null group by 1 order by 1`.execute(trx);
  return rows;
}
