/** Uploads awaiting confirmation, and stored balances with their versions. */

import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#api/kernel/database.ts';
import { readLong, readLongColumn } from '#api/kernel/long-columns/queries.ts';
import { type Period, periodKey } from '#core/calendar/period.ts';
import type { ReadAnswers } from '#core/reading/questions/question.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { storableJson } from '#platform/database/storable.ts';
import { inSystem } from '#platform/database/system-transaction.ts';
import { LruCache } from '#platform/lru-cache.ts';
import { type AccountLine, type Reading, readingDifferences } from '../reading.ts';
import type { StoredBalance } from '../stored-balance.ts';

export interface NewUpload {
  id: string;
  companyId: number;
  fileName: string;
  sha256: string;
  bytes: Uint8Array;
  balance: Uint8Array;
  reading: Reading;
  accounts: AccountLine[];
}

/** Stores a reading for an hour. */
export async function insertUpload(
  trx: DatabaseTransaction,
  caller: Pick<Caller, 'accountId' | 'userId'>,
  upload: NewUpload,
): Promise<void> {
  await trx
    .insertInto('upload')
    .values({
      id: upload.id,
      account_id: caller.accountId,
      company_id: upload.companyId,
      user_id: caller.userId,
      file_name: upload.fileName,
      sha256: upload.sha256,
      size: upload.bytes.byteLength,
      bytes: asBuffer(upload.bytes),
      balance: asBuffer(upload.balance),
      reading: storableJson(upload.reading),
      accounts: storableJson(upload.accounts),
      expires_at: sql<Date>`now() + interval '1 hour'`,
    })
    .execute();
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);

export interface UploadRecord {
  id: string;
  fileName: string;
  sha256: string;
  reading: Reading;
}

export function findUpload(trx: DatabaseTransaction, companyId: number, id: string): Promise<UploadRecord | undefined> {
  return trx
    .selectFrom('upload')
    .select(['id', 'file_name as fileName', 'sha256', 'reading'])
    .$narrowType<{ reading: Reading }>()
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** The compressed columns of an upload. */
export function readUploadColumns(trx: DatabaseTransaction, id: string): Promise<Buffer> {
  return readLong(trx, 'upload.balance', id);
}

/** Returns how many were deleted. */
export function deleteExpiredUploads(db: Database): Promise<number> {
  return inSystem(db, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('upload')
      .where('expires_at', '<', sql<Date>`now()`)
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}

export interface BalanceRecord {
  id: string;
  year: number;
  month: number;
  version: number;
  fileName: string;
  sha256: string;
  size: number;
  format: string;
  formatName: string;
  rows: number;
  debits: bigint;
  credits: bigint;
  uploadedAt: Date;
  uploadedBy: string;
  /** Null: it was not withdrawn. */
  withdrawnAt: Date | null;
  /** What a person said where the file left it open; null where it left nothing. */
  readAs: ReadAnswers | null;
}

/** What was said of a reading, of rows with its document. */
const readAs = sql<ReadAnswers | null>`reading->'readAs'`;

/** Balances without their bytes, withdrawn ones included. */
function selectAll(trx: DatabaseTransaction, companyId: number) {
  return trx
    .selectFrom('trial_balance')
    .innerJoin('app_user', 'app_user.id', 'trial_balance.uploaded_by')
    .select([
      'trial_balance.id',
      'year',
      'month',
      'version',
      'file_name as fileName',
      'sha256',
      'size',
      'format',
      'format_name as formatName',
      'rows',
      'debits',
      'credits',
      'uploaded_at as uploadedAt',
      'app_user.name as uploadedBy',
      'deleted_at as withdrawnAt',
    ])
    .select(readAs.as('readAs'))
    .where('company_id', '=', companyId);
}

/** Those that are not withdrawn. */
export function selectBalances(trx: DatabaseTransaction, companyId: number) {
  return selectAll(trx, companyId).where('deleted_at', 'is', null);
}

export function findBalance(
  trx: DatabaseTransaction,
  companyId: number,
  id: string,
): Promise<BalanceRecord | undefined> {
  return selectBalances(trx, companyId).where('trial_balance.id', '=', id).executeTakeFirst();
}

/** Several balances by id, withdrawn ones included: audits keep theirs. */
export async function findBalances(
  trx: DatabaseTransaction,
  companyId: number,
  ids: readonly string[],
): Promise<Map<string, BalanceRecord>> {
  if (ids.length === 0) return new Map();
  const found = await selectAll(trx, companyId)
    .where('trial_balance.id', 'in', [...ids])
    .execute();
  return new Map(found.map((balance) => [balance.id, balance]));
}

/** The newest version of a month. */
export function findNewest(
  trx: DatabaseTransaction,
  companyId: number,
  { year, month }: Period,
): Promise<BalanceRecord | undefined> {
  return selectBalances(trx, companyId)
    .where('year', '=', year)
    .where('month', '=', month)
    .orderBy('version', 'desc')
    .executeTakeFirst();
}

const numberOfNext = (companyId: number, { year, month }: Period) => sql<number>`
  1 + coalesce((select max(version) from trial_balance
                 where company_id = ${companyId} and year = ${year} and month = ${month}), 0)`;

/** Number of the next version of a month; withdrawn ones keep theirs. */
export async function nextVersion(trx: DatabaseTransaction, companyId: number, period: Period): Promise<number> {
  const { rows } = await sql<{ next: number }>`select ${numberOfNext(companyId, period)} as next`.execute(trx);
  return rows[0]!.next;
}

/**
 * The newest version of a month with these exact bytes, read with the same answers to the same books: another reader, or
 * other columns, may make another version of them. Without `reading` any with these bytes and no answers.
 */
export async function findSameBytes(
  trx: DatabaseTransaction,
  companyId: number,
  { year, month }: Period,
  { sha256, reading }: { sha256: string; reading?: Reading },
): Promise<BalanceRecord | undefined> {
  const found = await selectBalances(trx, companyId)
    .select('reading')
    .$narrowType<{ reading: Reading }>()
    .where('year', '=', year)
    .where('month', '=', month)
    .where('sha256', '=', sha256)
    .where(sql<boolean>`coalesce(${readAs}, '{}') = ${JSON.stringify(reading?.readAs ?? {})}::jsonb`)
    .orderBy('version', 'desc')
    .execute();
  const same = found.find((one) => reading === undefined || readingDifferences(one.reading, reading).length === 0);
  if (same === undefined) return undefined;
  const { reading: _, ...balance } = same;
  return balance;
}

/** As `findSameBytes`, where that version is the one in force: a file of an older one brings its figures back. */
export async function findSameInForce(
  trx: DatabaseTransaction,
  companyId: number,
  period: Period,
  read: { sha256: string; reading?: Reading },
): Promise<BalanceRecord | undefined> {
  const same = await findSameBytes(trx, companyId, period, read);
  const newest = same && (await findNewest(trx, companyId, period));
  return same?.version === newest?.version ? same : undefined;
}

export interface Page {
  page: number;
  pageSize: number;
}

/** Newest month first, then newest version. */
export async function listBalances(
  trx: DatabaseTransaction,
  companyId: number,
  period: Period | null,
  { page, pageSize }: Page,
): Promise<{ balances: BalanceRecord[]; total: number }> {
  const all = selectBalances(trx, companyId);
  const chosen = period === null ? all : all.where('year', '=', period.year).where('month', '=', period.month);
  const balances = await chosen
    .orderBy('year', 'desc')
    .orderBy('month', 'desc')
    .orderBy('version', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await chosen.clearSelect().select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { balances, total };
}

/**
 * Stores an upload as the next version of a month, with its accounts, in SQL only: the bytes never leave the database.
 * Requires a lock of the company, so that two uploads do not take the same version number. Returns the
 * balance.
 */
export async function storeUpload(
  trx: DatabaseTransaction,
  caller: Pick<Caller, 'userId' | 'name'>,
  {
    companyId,
    uploadId,
    balanceId,
    period,
  }: { companyId: number; uploadId: string; balanceId: string; period: Period },
): Promise<BalanceRecord> {
  const { rows } = await sql<Omit<BalanceRecord, 'uploadedBy' | 'withdrawnAt'>>`
    with stored as (
      insert into trial_balance (id, account_id, company_id, year, month, version, file_name, sha256, size, bytes, balance,
                                 reading, reader, format, format_name, rows, debits, credits, uploaded_by)
      select ${balanceId}, account_id, company_id, ${period.year}, ${period.month},
             ${numberOfNext(companyId, period)},
             file_name, sha256, size, bytes, balance, reading, coalesce((reading->>'reader')::int, 1),
             reading->'format'->>'key', reading->'format'->>'name',
             (reading->>'rows')::int, (reading->'totals'->>'debits')::numeric * 100,
             (reading->'totals'->>'credits')::numeric * 100, ${caller.userId}
        from upload where id = ${uploadId}
      returning id, account_id, year, month, version, file_name, sha256, size, format, format_name, rows, debits, credits,
                uploaded_at, reading),
    accounts as (
      insert into account_summary (account_id, balance_id, code, name, opening, debit, credit, closing)
      select stored.account_id, stored.id, line->>0, line->>1,
             (line->>2)::bigint, (line->>3)::bigint, (line->>4)::bigint, (line->>5)::bigint
        from stored, upload, jsonb_array_elements(upload.accounts) as line where upload.id = ${uploadId})
    select id, year, month, version, file_name as "fileName", sha256, size, format, format_name as "formatName", rows,
           debits, credits, uploaded_at as "uploadedAt", ${readAs} as "readAs" from stored`.execute(trx);
  const [stored] = rows;
  if (stored === undefined) throw new Error('an upload that has just been found cannot be stored');
  return { ...stored, uploadedBy: caller.name, withdrawnAt: null };
}

/**
 * Locks the company's balances until the end of the transaction. Rows that refer to the company are added meanwhile: a job
 * that tells of a finished audit would otherwise wait here for what waits for it.
 */
export async function lockCompany(trx: DatabaseTransaction, companyId: number): Promise<void> {
  await sql`select id from company where id = ${companyId} for no key update`.execute(trx);
}

/** Closing balances of the permanent accounts (classes 1 to 3) by cuenta, in cents. */
export async function closingsByCuenta(trx: DatabaseTransaction, balanceId: string): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ cuenta: string; closing: string }>`
    select left(code, 4) as cuenta, sum(closing)::text as closing
      from account_summary where balance_id = ${balanceId} and code ~ '^[123]' group by 1`.execute(trx);
  return new Map(rows.map(({ cuenta, closing }) => [cuenta, BigInt(closing)]));
}

/** The original bytes of a balance. */
export function readBytes(trx: DatabaseTransaction, id: string): Promise<Buffer> {
  return readLong(trx, 'trial_balance.bytes', id);
}

/** The compressed columns of a balance. Shared: not to be changed. */
export async function readColumns(trx: DatabaseTransaction, id: string): Promise<Uint8Array> {
  return (await columnsOf(trx, [id])).get(id)!;
}

/** Compressed columns of the balances read last: they never change, and every audit reads its history again. */
const recentColumns = new LruCache<Uint8Array>({
  capacity: 64 * 1024 ** 2,
  weigh: ({ byteLength }) => byteLength,
  heaviest: 4 * 1024 ** 2,
});

/** Columns by id. Throws if a balance is not seen: what is known of it is for those who see it. */
async function columnsOf(trx: DatabaseTransaction, ids: readonly string[]): Promise<Map<string, Uint8Array>> {
  const known = new Map(ids.map((id) => [id, recentColumns.get(id)]));
  const seen = [...known.values()].some(Boolean) ? await seenBalances(trx, ids) : new Set<string>();
  const missing = ids.filter((id) => known.get(id) === undefined || !seen.has(id));
  const read = missing.length === 0 ? new Map() : await readLongColumn(trx, 'trial_balance.balance', missing);
  for (const [id, columns] of read) recentColumns.set(id, columns);
  return new Map(ids.map((id) => [id, read.get(id) ?? known.get(id)!]));
}

async function seenBalances(trx: DatabaseTransaction, ids: readonly string[]): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('trial_balance')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** A month of books, without its columns. */
export interface IdentifiedMonth extends Period {
  id: string;
}

/** Balances with their compressed columns, in the given order. */
export async function readBalances(
  trx: DatabaseTransaction,
  months: readonly IdentifiedMonth[],
): Promise<StoredBalance[]> {
  const columns = await columnsOf(
    trx,
    months.map(({ id }) => id),
  );
  return months.map((month) => ({ id: month.id, period: periodKey(month), balance: columns.get(month.id)! }));
}
