/** Pulls: requested, claimed by a job, in progress, finished; and requeued when their process died. */

import { sql } from 'kysely';
import { readAccess } from '#api/access/permissions/queries.ts';
import { asCaller, type Database, type DatabaseTransaction } from '#api/kernel/database.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { storableJson } from '#platform/database/storable.ts';
import { inSystem } from '#platform/database/system-transaction.ts';
import type { KeptDirectory, KeptMonth } from './pull-record.ts';

/** Payload of the job: the pull, and the user in whose name it runs. */
export interface PullReference {
  pullId: string;
  accountId: string;
  userId: number;
}

export interface PullRecord {
  id: string;
  companyId: number;
  state: 'queued' | 'running' | 'done';
  automatic: boolean;
  requestedBy: string;
  createdAt: Date;
  finishedAt: Date | null;
  months: KeptMonth[];
  directory: KeptDirectory | null;
}

function selectPulls(trx: DatabaseTransaction, companyId: number) {
  return trx
    .selectFrom('balance_pull')
    .innerJoin('app_user', 'app_user.id', 'balance_pull.requested_by')
    .select([
      'balance_pull.id',
      'company_id as companyId',
      'state',
      'automatic',
      'app_user.name as requestedBy',
      'balance_pull.created_at as createdAt',
      'finished_at as finishedAt',
      'months',
      'directory',
    ])
    .$narrowType<{ state: PullRecord['state']; months: KeptMonth[]; directory: KeptDirectory | null }>()
    .where('company_id', '=', companyId);
}

export function findPull(trx: DatabaseTransaction, companyId: number, id: string): Promise<PullRecord | undefined> {
  return selectPulls(trx, companyId).where('balance_pull.id', '=', id).executeTakeFirst();
}

/** The last ten, newest first. */
export function listPulls(trx: DatabaseTransaction, companyId: number): Promise<PullRecord[]> {
  return selectPulls(trx, companyId)
    .orderBy('balance_pull.created_at', 'desc')
    .orderBy('balance_pull.id')
    .limit(10)
    .execute();
}

/**
 * False when the company has another one in progress. `calendar`: moment of the scheduled run; null for a user's
 * request.
 */
export async function insertPull(
  trx: DatabaseTransaction,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  pull: { id: string; companyId: number; calendar: Date | null; months: readonly KeptMonth[] },
): Promise<boolean> {
  const inserted = await trx
    .insertInto('balance_pull')
    .values({
      id: pull.id,
      account_id: accountId,
      company_id: pull.companyId,
      requested_by: userId,
      automatic: pull.calendar !== null,
      months: JSON.stringify(pull.months),
      ...(pull.calendar === null ? {} : { created_at: pull.calendar }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

function asRequester<Result>(
  db: Database,
  { accountId, userId }: PullReference,
  work: (trx: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  return asCaller(db, { accountId, userId, isAdmin: false }, work);
}

export type ClaimedPull = Pick<PullRecord, 'id' | 'companyId' | 'months' | 'directory'>;

/** Marks it as running. Null when it has ended. */
export function claimPull(db: Database, reference: PullReference): Promise<ClaimedPull | null> {
  return asRequester(db, reference, async (trx) => {
    const { rows } = await sql<ClaimedPull>`
      update balance_pull set state = 'running'
       where id = ${reference.pullId} and state in ('queued', 'running')
      returning id, company_id as "companyId", months, directory`.execute(trx);
    return rows[0] ?? null;
  });
}

/** Stores the progress. */
export function writeProgress(
  db: Database,
  reference: PullReference,
  { months, directory }: { months: readonly KeptMonth[]; directory: KeptDirectory | null },
): Promise<void> {
  return asRequester(db, reference, async (trx) => {
    await trx
      .updateTable('balance_pull')
      .set({
        months: storableJson(months),
        directory: directory && storableJson(directory),
      })
      .where('id', '=', reference.pullId)
      .where('state', '=', 'running')
      .execute();
  });
}

export function finishPull(db: Database, reference: PullReference): Promise<void> {
  return asRequester(db, reference, async (trx) => {
    await trx
      .updateTable('balance_pull')
      .set({ state: 'done', finished_at: sql<Date>`now()` })
      .where('id', '=', reference.pullId)
      .where('state', '=', 'running')
      .execute();
  });
}

/** Unfinished pulls of all accounts; see `unfinishedAudits`. */
export function unfinishedPulls(db: Database, all: boolean): Promise<PullReference[]> {
  return inSystem(db, async (trx) => {
    const { rows } = await sql<PullReference>`
      select id as "pullId", account_id as "accountId", requested_by as "userId" from balance_pull
       where state in ('queued', 'running')
         and (${all} or created_at <= now() - interval '30 seconds')`.execute(trx);
    return rows;
  });
}

/** The user as a caller with current permissions; undefined when no longer active. */
export function findActor(
  db: Database,
  { accountId, userId }: Pick<PullReference, 'accountId' | 'userId'>,
): Promise<Caller | undefined> {
  return asCaller(db, { accountId, userId, isAdmin: false }, async (trx) => {
    const user = await trx
      .selectFrom('app_user')
      .select(['name', 'is_root as isRoot', 'is_admin as isAdmin'])
      .where('id', '=', userId)
      .where('is_active', '=', true)
      .executeTakeFirst();
    return user && { userId, accountId, sessionId: '', ...user, ...(await readAccess(trx, accountId, userId)) };
  });
}

/** Whether the schedule has already pulled a month, or tried it on a day: it tries once a day until it is stored. */
export async function wasPulledByCalendar(
  trx: DatabaseTransaction,
  companyId: number,
  period: string,
  { start, end }: { start: Date; end: Date },
): Promise<boolean> {
  const month = JSON.stringify([{ period }]);
  const got = (state: string) => JSON.stringify([{ period, state }]);
  const { rows } = await sql<{ done: boolean }>`
    select exists (select from balance_pull
                    where company_id = ${companyId} and automatic and months @> ${month}::jsonb
                      and (created_at >= ${start} and created_at < ${end} or months @> ${got('stored')}::jsonb
                           or months @> ${got('unchanged')}::jsonb)) as done`.execute(trx);
  return rows[0]?.done === true;
}
