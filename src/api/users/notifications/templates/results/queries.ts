/** Who got a template, and what they did. */
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';

export interface ResultRecord {
  name: string;
  email: string;
  account: string;
  createdAt: Date;
  seenAt: Date | null;
  remindedAt: Date | null;
}

/** Who got a template, and what they did. */
export function listResults(trx: DatabaseTransaction, id: number): Promise<ResultRecord[]> {
  return trx
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
    .where('notification.note_id', '=', id)
    .orderBy('notification.id')
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
           (count(*) filter (where seen_at is null and reminded_at is not null))::int as reminded,
           (count(*) filter (where seen_at is null and reminded_at is null))::int as waiting
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
