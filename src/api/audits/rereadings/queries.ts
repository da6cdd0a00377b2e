/** Balances that an earlier reader read, and what the present one makes of their files. */
import { sql } from 'kysely';
import type { Reading } from '#api/balances/reading.ts';
import type { ReadingDifference } from '#api/balances/trial-balances/contract.ts';
import type { Database, DatabaseTransaction } from '#api/kernel/database.ts';
import type { Period } from '#core/calendar/period.ts';
import { storableJson } from '#platform/database/storable.ts';
import { inSystem } from '#platform/database/system-transaction.ts';
import type { Rereading } from './contract.ts';

/** The newest version of a month, and the user in whose name it is read again. */
export interface UnreadBalance {
  id: string;
  accountId: string;
  companyId: number;
  userId: number;
  fileName: string;
}

const unread = (reader: number) => sql`
  (select distinct on (company_id, year, month) id, account_id, company_id, uploaded_by, file_name, reader
     from trial_balance where deleted_at is null
    order by company_id, year, month, version desc) as newest
   where newest.reader < ${reader}
     and not exists (select from rereading where balance_id = newest.id and rereading.reader >= ${reader})`;

/** Newest versions, of all accounts, that no reader from `reader` on has seen; those of one company follow one another. */
export function listUnread(db: Database, reader: number, limit: number): Promise<UnreadBalance[]> {
  return inSystem(db, async (trx) => {
    const { rows } = await sql<UnreadBalance>`
      select id, account_id as "accountId", company_id as "companyId", uploaded_by as "userId", file_name as "fileName"
        from ${unread(reader)} order by company_id, id limit ${limit}`.execute(trx);
    return rows;
  });
}

/** What is left of a company. */
export async function countUnread(trx: DatabaseTransaction, companyId: number, reader: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${unread(reader)} and company_id = ${companyId}`.execute(trx);
  return rows[0]!.count;
}

/** What was read before. Undefined: the balance is gone. */
export function readingBefore(trx: DatabaseTransaction, id: string): Promise<{ reading: Reading } | undefined> {
  return trx
    .selectFrom('trial_balance')
    .select('reading')
    .$narrowType<{ reading: Reading }>()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Null: nothing differs. */
export type Outcome = Pick<Rereading, 'after' | 'reason'> & { differences: ReadingDifference[] };

/** An outcome that was told stays told while it is the same. */
export async function keepOutcome(
  trx: DatabaseTransaction,
  { id, accountId, companyId }: UnreadBalance,
  reader: number,
  outcome: Outcome | null,
): Promise<void> {
  const json = outcome === null ? null : storableJson(outcome);
  await sql`
    insert into rereading (account_id, company_id, balance_id, reader, outcome)
    values (${accountId}, ${companyId}, ${id}, ${reader}, ${json}::jsonb)
    on conflict (balance_id) do update
       set reader = excluded.reader, outcome = excluded.outcome,
           told = rereading.told and rereading.outcome is not distinct from excluded.outcome`.execute(trx);
}

/** Months that differ and nobody was told of, oldest first; they are told now. */
export async function takeUntold(trx: DatabaseTransaction, companyId: number): Promise<Period[]> {
  const { rows } = await sql<Period>`
    with untold as (
      update rereading set told = true where company_id = ${companyId} and outcome is not null and not told
      returning balance_id)
    select year, month from untold join trial_balance on trial_balance.id = untold.balance_id
     order by year, month`.execute(trx);
  return rows;
}
