/** Requests of files by a link, and the files that arrived. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#api/kernel/database.ts';
import { readLong } from '#api/kernel/long-columns/queries.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { storableJson, storableText } from '#platform/database/storable.ts';
import { inSystem } from '#platform/database/system-transaction.ts';
import type { FileKind, FileRequest } from './contract.ts';

export interface RequestRecord {
  id: string;
  accountId: string;
  companyId: number;
  company: { name: string; nit: string; dv: number; software: number };
  period: string;
  wants: FileKind[];
  recipient: string;
  greeting: string;
  email: string | null;
  expiresAt: Date;
  isExpired: boolean;
  askedBy: number;
  askedByName: string;
  askedAt: Date;
  deliveredAt: Date;
  openedAt: Date | null;
  passedAt: Date | null;
  withdrawnAt: Date | null;
}

/** Of companies that are not deleted. */
function selectRequests(trx: DatabaseTransaction) {
  return trx
    .selectFrom('file_request as request')
    .innerJoin('company', 'company.id', 'request.company_id')
    .innerJoin('app_user as asker', 'asker.id', 'request.asked_by')
    .select(['request.id', 'request.account_id as accountId', 'request.company_id as companyId', 'request.period'])
    .select(
      sql<RequestRecord['company']>`json_build_object('name', company.business_name, 'nit', company.nit,
        'dv', company.check_digit, 'software', company.software_id)`.as('company'),
    )
    .select(['request.wants', 'request.recipient', 'request.greeting', 'request.email'])
    .select(['request.expires_at as expiresAt', sql<boolean>`request.expires_at <= now()`.as('isExpired')])
    .select(['request.asked_by as askedBy', 'asker.name as askedByName', 'request.asked_at as askedAt'])
    .select(['request.delivered_at as deliveredAt', 'request.opened_at as openedAt'])
    .select(['request.passed_at as passedAt', 'request.withdrawn_at as withdrawnAt'])
    .$narrowType<{ wants: FileKind[] }>()
    .where('company.deleted_at', 'is', null);
}

/** Newest first; `period`: null for all months. */
export function listRequests(
  trx: DatabaseTransaction,
  companyId: number,
  period: string | null,
): Promise<RequestRecord[]> {
  const all = selectRequests(trx).where('request.company_id', '=', companyId);
  return (period === null ? all : all.where('request.period', '=', period))
    .orderBy('request.asked_at', 'desc')
    .orderBy('request.id')
    .limit(100)
    .execute();
}

/** A request with the files that were sent, oldest first. */
export interface WaitingRequest {
  request: RequestRecord;
  sent: ReceivedRecord[];
  /** The month has a balance. */
  isLoaded: boolean;
}

/**
 * Of some companies, newest first: requests with files that wait for a decision, those that their client left to the firm,
 * and all of a month (`2026-03`).
 */
export async function listWaiting(
  trx: DatabaseTransaction,
  companies: readonly number[],
  period: string,
): Promise<WaitingRequest[]> {
  const requests = await selectRequests(trx)
    .select(
      sql<boolean>`exists (select from trial_balance as balance
        where balance.company_id = request.company_id and balance.deleted_at is null
          and balance.year || '-' || lpad(balance.month::text, 2, '0') = request.period)`.as('isLoaded'),
    )
    .where(sql<boolean>`request.company_id = any(${[...companies]}::int[])`)
    .where(sql<boolean>`(request.period = ${period}
      or (request.passed_at is not null and request.withdrawn_at is null and request.expires_at > now())
      or exists (select from received_file as file
                  where file.request_id = request.id and file.sent_at is not null and file.outcome is null))`)
    .orderBy('request.asked_at', 'desc')
    .orderBy('request.id')
    .limit(1000)
    .execute();
  const ids = requests.map(({ id }) => id);
  const files = Map.groupBy(await listReceived(trx, ids), ({ requestId }) => requestId);
  return requests.map(({ isLoaded, ...request }) => ({
    request,
    isLoaded,
    sent: (files.get(request.id) ?? []).filter(({ sentAt }) => sentAt !== null),
  }));
}

/** What waits for a decision comes before all; a request is over with what was asked being stored. */
export function stateOfRequest(request: RequestRecord, sent: readonly ReceivedRecord[]): FileRequest['state'] {
  if (sent.some(({ outcome }) => outcome === null)) return 'arrived';
  const stored = new Set(sent.filter(({ outcome }) => outcome === 'stored').map(({ reading }) => reading.kind));
  // A file without a kind was stored after an answer: a balance.
  if (request.wants.every((kind) => stored.has(kind) || (kind === 'balance' && stored.has(null)))) return 'stored';
  if (request.withdrawnAt !== null) return 'withdrawn';
  if (request.isExpired) return 'expired';
  if (request.passedAt !== null) return 'passed';
  return request.openedAt === null ? 'sent' : 'opened';
}

/** Locks it until the transaction ends. */
export async function lockRequest(trx: DatabaseTransaction, id: string): Promise<RequestRecord | undefined> {
  await trx.selectFrom('file_request').select('id').where('id', '=', id).forUpdate().execute();
  return selectRequests(trx).where('request.id', '=', id).executeTakeFirst();
}

export interface NewRequest {
  companyId: number;
  period: string;
  wants: readonly FileKind[];
  recipient: string;
  greeting: string;
  email: string | null;
  digest: string;
  expiresAt: Date;
}

/** Returns its id. */
export async function insertRequest(
  trx: DatabaseTransaction,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  { companyId, period, wants, recipient, greeting, email, digest, expiresAt }: NewRequest,
): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('file_request')
    .values({
      id,
      account_id: accountId,
      company_id: companyId,
      period,
      wants: [...wants],
      recipient: storableText(recipient),
      greeting: storableText(greeting),
      email,
      digest,
      expires_at: expiresAt,
      asked_by: userId,
    })
    .execute();
  return id;
}

/** Replaces its link; it is asked again. */
export async function renewLink(
  trx: DatabaseTransaction,
  id: string,
  { digest, expiresAt }: { digest: string; expiresAt: Date },
): Promise<void> {
  await trx
    .updateTable('file_request')
    .set({
      digest,
      expires_at: expiresAt,
      delivered_at: sql<Date>`now()`,
      opened_at: null,
      passed_at: null,
      withdrawn_at: null,
    })
    .where('id', '=', id)
    .execute();
}

/** The account and the request of a link; row-level security hides every other row. */
export function findLinkedRequest(
  db: Database,
  digest: string,
): Promise<{ accountId: string; id: string } | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('app.file_request', ${digest}, true)`.execute(trx);
    return trx
      .selectFrom('file_request')
      .select(['account_id as accountId', 'id'])
      .where('digest', '=', digest)
      .executeTakeFirst();
  });
}

export async function markRequestOpened(trx: DatabaseTransaction, id: string): Promise<void> {
  await sql`update file_request set opened_at = coalesce(opened_at, now()), last_opened_at = now() where id = ${id}`.execute(
    trx,
  );
}

/** `what`: as the client or the firm ends it; the first moment stays. */
export async function markRequest(
  trx: DatabaseTransaction,
  id: string,
  what: 'passed_at' | 'withdrawn_at',
): Promise<void> {
  await sql`update file_request set ${sql.ref(what)} = coalesce(${sql.ref(what)}, now()) where id = ${id}`.execute(trx);
}

/** What was recognised in a file that arrived. */
export interface ReceivedReading {
  /** Null where a person must answer something before it can be read. */
  kind: FileKind | null;
  from: string | null;
  to: string | null;
  nit: string | null;
  rows: number;
  isBalanced: boolean | null;
}

export interface ReceivedRecord {
  id: string;
  requestId: string;
  companyId: number;
  fileName: string;
  sha256: string;
  size: number;
  reading: ReceivedReading;
  receivedAt: Date;
  sentAt: Date | null;
  outcome: 'stored' | 'discarded' | null;
  reason: string | null;
  decidedBy: string | null;
}

function selectReceived(trx: DatabaseTransaction) {
  return trx
    .selectFrom('received_file as file')
    .leftJoin('app_user as decider', 'decider.id', 'file.decided_by')
    .select(['file.id', 'file.request_id as requestId', 'file.company_id as companyId', 'file.file_name as fileName'])
    .select(['file.sha256', 'file.size', 'file.reading', 'file.received_at as receivedAt', 'file.sent_at as sentAt'])
    .select(['file.outcome', 'file.reason', 'decider.name as decidedBy'])
    .$narrowType<Pick<ReceivedRecord, 'reading' | 'outcome'>>();
}

/** Oldest first, drafts too. */
export async function listReceived(trx: DatabaseTransaction, requestIds: readonly string[]): Promise<ReceivedRecord[]> {
  if (requestIds.length === 0) return [];
  return selectReceived(trx)
    .where('file.request_id', 'in', [...requestIds])
    .orderBy('file.received_at')
    .orderBy('file.id')
    .execute();
}

/** One that was sent; locks it until the transaction ends. */
export async function lockReceived(
  trx: DatabaseTransaction,
  companyId: number,
  id: string,
): Promise<ReceivedRecord | undefined> {
  await trx.selectFrom('received_file').select('id').where('id', '=', id).forUpdate().execute();
  return selectReceived(trx)
    .where('file.id', '=', id)
    .where('file.company_id', '=', companyId)
    .where('file.sent_at', 'is not', null)
    .executeTakeFirst();
}

/** The bytes of one that is not decided. */
export function readReceivedBytes(trx: DatabaseTransaction, id: string): Promise<Buffer> {
  return readLong(trx, 'received_file.bytes', id);
}

export async function insertReceived(
  trx: DatabaseTransaction,
  { id: requestId, accountId, companyId }: Pick<RequestRecord, 'id' | 'accountId' | 'companyId'>,
  file: { fileName: string; sha256: string; bytes: Uint8Array; reading: ReceivedReading },
): Promise<void> {
  const { buffer, byteOffset, byteLength } = file.bytes;
  await trx
    .insertInto('received_file')
    .values({
      id: randomUUID(),
      account_id: accountId,
      company_id: companyId,
      request_id: requestId,
      file_name: storableText(file.fileName),
      sha256: file.sha256,
      size: byteLength,
      bytes: Buffer.from(buffer, byteOffset, byteLength),
      reading: storableJson(file.reading),
    })
    .execute();
}

/** False where the request has no such draft. */
export async function deleteDraft(trx: DatabaseTransaction, requestId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('received_file')
    .where('id', '=', id)
    .where('request_id', '=', requestId)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Sends the drafts of a request. */
export async function sendDrafts(trx: DatabaseTransaction, requestId: string): Promise<void> {
  await sql`update received_file set sent_at = now() where request_id = ${requestId} and sent_at is null`.execute(trx);
}

export async function markDiscarded(
  trx: DatabaseTransaction,
  { userId }: Pick<Caller, 'userId'>,
  id: string,
  reason: string,
): Promise<void> {
  await sql`update received_file set outcome = 'discarded', reason = ${storableText(reason)}, decided_at = now(),
                   decided_by = ${userId}, bytes = null
             where id = ${id} and outcome is null`.execute(trx);
}

/** Files with these bytes that wait in a company are decided: they were stored, by whatever way. */
export async function settleReceived(
  trx: DatabaseTransaction,
  { userId }: Pick<Caller, 'userId'>,
  companyId: number,
  sha256: string,
): Promise<void> {
  await sql`update received_file set outcome = 'stored', decided_at = now(), decided_by = ${userId}, bytes = null
             where company_id = ${companyId} and sha256 = ${sha256} and outcome is null and sent_at is not null`.execute(
    trx,
  );
}

/** Drafts that nobody sent for a week. Returns how many were deleted. */
export function deleteOldDrafts(db: Database): Promise<number> {
  return inSystem(db, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('received_file')
      .where('sent_at', 'is', null)
      .where('received_at', '<', sql<Date>`now() - interval '7 days'`)
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}
