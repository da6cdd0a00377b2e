/** Reports for clients: what was sent, and by which link it is reached. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#api/kernel/database.ts';
import type { ClientSheet } from '#core/report/client-sheet-schema.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { storableJson, storableText } from '#platform/database/storable.ts';

export interface ClientReportRecord {
  id: string;
  accountId: string;
  companyId: number;
  auditId: string;
  period: string;
  sheet: ClientSheet;
  code: string;
  recipient: string;
  greeting: string;
  email: string | null;
  questionId: string | null;
  digest: string;
  expiresAt: Date;
  isExpired: boolean;
  sentBy: number;
  sentByName: string;
  sentAt: Date;
  openedAt: Date | null;
  lastOpenedAt: Date | null;
  opens: number;
  withdrawnAt: Date | null;
  /** Of its question. */
  asked: number;
  answered: number;
}

/** Of companies that are not deleted. */
function selectReports(trx: DatabaseTransaction) {
  return trx
    .selectFrom('client_report as report')
    .innerJoin('company', 'company.id', 'report.company_id')
    .innerJoin('app_user as sender', 'sender.id', 'report.sent_by')
    .select(['report.id', 'report.account_id as accountId', 'report.company_id as companyId'])
    .select(['report.audit_id as auditId', 'report.period', 'report.sheet', 'report.code', 'report.recipient'])
    .select(['report.greeting', 'report.email', 'report.question_id as questionId', 'report.digest'])
    .select(['report.expires_at as expiresAt', sql<boolean>`report.expires_at <= now()`.as('isExpired')])
    .select(['report.sent_by as sentBy', 'sender.name as sentByName', 'report.sent_at as sentAt'])
    .select(['report.opened_at as openedAt', 'report.last_opened_at as lastOpenedAt', 'report.opens'])
    .select('report.withdrawn_at as withdrawnAt')
    .select([
      sql<number>`(select count(*)::int from question_item where question_id = report.question_id)`.as('asked'),
      sql<number>`(select count(sent_at)::int from question_item where question_id = report.question_id)`.as(
        'answered',
      ),
    ])
    .$narrowType<{ sheet: ClientSheet }>()
    .where('company.deleted_at', 'is', null);
}

/** Newest first. */
export function listReports(trx: DatabaseTransaction, companyId: number): Promise<ClientReportRecord[]> {
  return selectReports(trx)
    .where('report.company_id', '=', companyId)
    .orderBy('report.sent_at', 'desc')
    .orderBy('report.id')
    .limit(100)
    .execute();
}

/** Locks it until the transaction ends. */
export async function lockReport(trx: DatabaseTransaction, id: string): Promise<ClientReportRecord | undefined> {
  await trx.selectFrom('client_report').select('id').where('id', '=', id).forUpdate().execute();
  return selectReports(trx).where('report.id', '=', id).executeTakeFirst();
}

export async function reportLogo(trx: DatabaseTransaction, id: string): Promise<Buffer | null> {
  const found = await trx.selectFrom('client_report').select('logo').where('id', '=', id).executeTakeFirst();
  return found?.logo ?? null;
}

export interface NewReport {
  companyId: number;
  auditId: string;
  sheet: ClientSheet;
  logo: Buffer | null;
  code: string;
  recipient: string;
  email: string | null;
  questionId: string | null;
  digest: string;
  expiresAt: Date;
}

export async function insertReport(
  trx: DatabaseTransaction,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  { companyId, auditId, sheet, logo, code, recipient, email, questionId, digest, expiresAt }: NewReport,
): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('client_report')
    .values({
      id,
      account_id: accountId,
      company_id: companyId,
      audit_id: auditId,
      period: sheet.period,
      sheet: storableJson(sheet),
      logo,
      code,
      recipient: storableText(recipient),
      greeting: storableText(sheet.greeting),
      email,
      question_id: questionId,
      digest,
      expires_at: expiresAt,
      sent_by: userId,
    })
    .execute();
  return id;
}

/** The account and the report of a link; row-level security hides every other row. */
export function findLinkedReport(db: Database, digest: string): Promise<{ accountId: string; id: string } | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('app.client_report', ${digest}, true)`.execute(trx);
    return trx
      .selectFrom('client_report')
      .select(['account_id as accountId', 'id'])
      .where('digest', '=', digest)
      .executeTakeFirst();
  });
}

export async function markOpened(trx: DatabaseTransaction, id: string): Promise<void> {
  await sql`update client_report set opened_at = coalesce(opened_at, now()), last_opened_at = now(), opens = opens + 1
             where id = ${id}`.execute(trx);
}

export async function markWithdrawn(trx: DatabaseTransaction, id: string): Promise<void> {
  await sql`update client_report set withdrawn_at = coalesce(withdrawn_at, now()) where id = ${id}`.execute(trx);
}

/** Whether the question of a report can be answered by the link of the report. */
export async function opensQuestion(
  trx: DatabaseTransaction,
  { questionId, digest }: Pick<ClientReportRecord, 'questionId' | 'digest'>,
): Promise<boolean> {
  if (questionId === null) return false;
  const found = await trx
    .selectFrom('question_link')
    .select('digest')
    .where('digest', '=', digest)
    .where('question_id', '=', questionId)
    .executeTakeFirst();
  return found !== undefined;
}
