/** Second files: read ones awaiting confirmation, and stored ones with their withdrawals. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#api/kernel/database.ts';
import { readLongColumn } from '#api/kernel/long-columns/queries.ts';
import { type Period, parsePeriod, periodKey } from '#core/calendar/period.ts';
import type { SourceKey } from '#core/source/source-tables.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { inSystem } from '#platform/database/system-transaction.ts';
import type { SecondRead } from '../read-file.ts';

export interface NewSourceUpload {
  id: string;
  companyId: number;
  source: SourceKey;
  fileName: string;
  sha256: string;
  size: number;
  table: NonNullable<SecondRead['table']>;
}

/** Stores what was read for an hour. */
export async function insertSourceUpload(
  trx: DatabaseTransaction,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  { id, companyId, source, fileName, sha256, size, table }: NewSourceUpload,
): Promise<void> {
  const { buffer, byteOffset, byteLength } = table.content;
  await trx
    .insertInto('source_upload')
    .values({
      id,
      account_id: accountId,
      company_id: companyId,
      user_id: userId,
      source,
      from_month: table.from,
      to_month: table.to,
      file_name: fileName,
      sha256,
      size,
      rows: table.rows,
      content: Buffer.from(buffer, byteOffset, byteLength),
      expires_at: sql<Date>`now() + interval '1 hour'`,
    })
    .execute();
}

export interface SourceUpload {
  id: string;
  source: SourceKey;
  sha256: string;
}

export function findSourceUpload(
  trx: DatabaseTransaction,
  companyId: number,
  id: string,
): Promise<SourceUpload | undefined> {
  return trx
    .selectFrom('source_upload')
    .select(['id', 'source', 'sha256'])
    .$narrowType<{ source: SourceKey }>()
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Returns how many were deleted. */
export function deleteExpiredSourceUploads(db: Database): Promise<number> {
  return inSystem(db, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('source_upload')
      .where('expires_at', '<', sql<Date>`now()`)
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}

export interface SourceFileRecord {
  id: string;
  source: SourceKey;
  number: number;
  from: string;
  to: string;
  fileName: string;
  sha256: string;
  size: number;
  rows: number;
  uploadedAt: Date;
  uploadedBy: string;
  withdrawnAt: Date | null;
  withdrawnBy: string | null;
  withdrawnReason: string | null;
}

/** Without their content, withdrawn ones included. */
function selectFiles(trx: DatabaseTransaction, companyId: number) {
  return trx
    .selectFrom('source_file as file')
    .innerJoin('app_user as uploader', 'uploader.id', 'file.uploaded_by')
    .leftJoin('app_user as withdrawer', 'withdrawer.id', 'file.withdrawn_by')
    .select([
      'file.id',
      'file.source',
      'file.number',
      'file.from_month as from',
      'file.to_month as to',
      'file.file_name as fileName',
      'file.sha256',
      'file.size',
      'file.rows',
      'file.uploaded_at as uploadedAt',
      'uploader.name as uploadedBy',
      'file.withdrawn_at as withdrawnAt',
      'withdrawer.name as withdrawnBy',
      'file.withdrawn_reason as withdrawnReason',
    ])
    .$narrowType<{ source: SourceKey }>()
    .where('file.company_id', '=', companyId);
}

/** Of all months, newest first. */
export function listSourceFiles(trx: DatabaseTransaction, companyId: number): Promise<SourceFileRecord[]> {
  return selectFiles(trx, companyId).orderBy('file.number', 'desc').execute();
}

export function findSourceFile(
  trx: DatabaseTransaction,
  companyId: number,
  id: string,
): Promise<SourceFileRecord | undefined> {
  return selectFiles(trx, companyId).where('file.id', '=', id).executeTakeFirst();
}

/** The file of a source with these bytes that is not withdrawn. */
export function findSameSource(
  trx: DatabaseTransaction,
  companyId: number,
  { source, sha256 }: Pick<SourceFileRecord, 'source' | 'sha256'>,
): Promise<SourceFileRecord | undefined> {
  return selectFiles(trx, companyId)
    .where('file.source', '=', source)
    .where('file.sha256', '=', sha256)
    .where('file.withdrawn_at', 'is', null)
    .executeTakeFirst();
}

/** Stores what was read under the next number. Requires a lock of the company. Returns its id. */
export async function storeSourceUpload(
  trx: DatabaseTransaction,
  { userId }: Pick<Caller, 'userId'>,
  companyId: number,
  uploadId: string,
): Promise<string> {
  const id = randomUUID();
  await sql`
    insert into source_file (id, account_id, company_id, source, number, from_month, to_month, file_name, sha256, size,
                             rows, content, uploaded_by)
    select ${id}::uuid, account_id, company_id, source,
           1 + coalesce((select max(number) from source_file as stored
                          where stored.company_id = ${companyId} and stored.source = source_upload.source), 0),
           from_month, to_month, file_name, sha256, size, rows, content, ${userId}
      from source_upload where id = ${uploadId} and company_id = ${companyId}`.execute(trx);
  return id;
}

/** `reason`: null restores. */
export async function markWithdrawn(
  trx: DatabaseTransaction,
  { userId }: Pick<Caller, 'userId'>,
  id: string,
  reason: string | null,
): Promise<void> {
  await trx
    .updateTable('source_file')
    .set(
      reason === null
        ? { withdrawn_at: null, withdrawn_by: null, withdrawn_reason: null }
        : { withdrawn_at: sql<Date>`now()`, withdrawn_by: userId, withdrawn_reason: reason },
    )
    .where('id', '=', id)
    .execute();
}

/** Months before an audited one whose documents its crossing looks at. */
const MONTHS_BEFORE = 3;

/** A file in force of a month, or of the months before it. */
export interface HeldSourceFile {
  id: string;
  source: SourceKey;
}

/**
 * Files that hold for the audit of a month, by source in the order of storing: of sources with a file of the month, those
 * of the months before too.
 */
export async function sourcesHeldAt(
  trx: DatabaseTransaction,
  companyId: number,
  period: Period,
): Promise<HeldSourceFile[]> {
  const month = periodKey(period);
  const first = monthsLater(month, -MONTHS_BEFORE);
  const { rows } = await sql<HeldSourceFile>`
    select id, source from source_file as file
     where company_id = ${companyId} and withdrawn_at is null and from_month <= ${month} and to_month >= ${first}
       and exists (select from source_file as own
                    where own.company_id = file.company_id and own.source = file.source and own.withdrawn_at is null
                      and own.from_month <= ${month} and own.to_month >= ${month})
     order by source, number`.execute(trx);
  return rows;
}

/** Their tables, encoded and compressed, by id. */
export function readSourceContents(trx: DatabaseTransaction, ids: readonly string[]): Promise<Map<string, Buffer>> {
  return ids.length === 0 ? Promise.resolve(new Map()) : readLongColumn(trx, 'source_file.content', ids);
}

/** Months with a balance that is not withdrawn whose audit a file of these months changes, oldest first. */
export async function monthsTouched(
  trx: DatabaseTransaction,
  companyId: number,
  { from, to }: Pick<SourceFileRecord, 'from' | 'to'>,
): Promise<Period[]> {
  const last = monthsLater(to, MONTHS_BEFORE);
  const { rows } = await sql<{ month: string }>`
    select distinct to_char(year, 'FM0000') || '-' || to_char(month, 'FM00') as month from trial_balance
     where company_id = ${companyId} and deleted_at is null
       and to_char(year, 'FM0000') || '-' || to_char(month, 'FM00') between ${from} and ${last}
     order by 1`.execute(trx);
  return rows.flatMap(({ month }) => parsePeriod(month) ?? []);
}

/** `2026-03` some months later, or earlier below zero. */
function monthsLater(month: string, count: number): string {
  const all = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, '0')}`;
}
