/** Questions to the client: findings that are asked about, links, ends, reminders. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { monthOfAudit } from '#api/audits/audits/life/same/queries.ts';
import type { Database, DatabaseTransaction } from '#api/kernel/database.ts';
import type { Finding } from '#core/engine/finding.ts';
import type { ShownFinding } from '#core/engine/life/asked-finding.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { storableJson, storableText } from '#platform/database/storable.ts';
import type { AnswerKind } from './contract.ts';

/** A finding of the newest audit of a month, with the key of its validation. */
export interface AskedFinding {
  fingerprint: string;
  validation: string;
  finding: Finding;
}

/** Those that the month does not have are missing. */
export async function findingsToAsk(
  trx: DatabaseTransaction,
  companyId: number,
  period: string,
  fingerprints: readonly string[],
): Promise<Map<string, AskedFinding>> {
  const { rows } = await sql<AskedFinding>`
    with asked as (select id from audit
                    where company_id = ${companyId} and state = 'done' and ${monthOfAudit} = ${period}
                    order by created_at desc, id desc limit 1)
    select finding.fingerprint, finding.validation, finding.document as finding
      from asked join finding on finding.audit_id = asked.id and finding.fingerprint = any(${[...fingerprints]}::text[])`.execute(
    trx,
  );
  return new Map(rows.map((row) => [row.fingerprint, row]));
}

export interface QuestionRecord {
  id: string;
  companyId: number;
  company: { name: string; nit: string; dv: number };
  period: string;
  answerer: number | null;
  answererName: string;
  answererEmail: string | null;
  asks: AnswerKind[];
  /** A client by a link is addressed as the firm says; a user as the product does. */
  isFormal: boolean;
  expiresAt: Date;
  isExpired: boolean;
  reminds: boolean;
  reminders: number;
  remindedAt: Date | null;
  askedBy: number;
  askedByName: string;
  askedAt: Date;
  deliveredAt: Date;
  openedAt: Date | null;
  savedAt: Date | null;
  sentAt: Date | null;
  renewalAskedAt: Date | null;
  withdrawnAt: Date | null;
  closedAt: Date | null;
}

/** Of companies that are not deleted, in accounts that are not closing. */
function selectQuestions(trx: DatabaseTransaction) {
  return trx
    .selectFrom('client_question as question')
    .innerJoin('company', 'company.id', 'question.company_id')
    .innerJoin('app_user as asker', 'asker.id', 'question.asked_by')
    .leftJoin('app_user as person', 'person.id', 'question.answerer')
    .leftJoin('firm', 'firm.account_id', 'question.account_id')
    .select([
      'question.id',
      'question.company_id as companyId',
      'question.period',
      'question.answerer',
      'question.asks',
    ])
    .select([
      sql<QuestionRecord['company']>`jsonb_build_object('name', company.business_name, 'nit', company.nit,
        'dv', company.check_digit)`.as('company'),
      sql<string>`coalesce(question.answerer_name, person.name)`.as('answererName'),
      'question.answerer_email as answererEmail',
      sql<boolean>`question.answerer is null and coalesce(firm.is_formal, true)`.as('isFormal'),
      'question.expires_at as expiresAt',
      sql<boolean>`question.expires_at <= now()`.as('isExpired'),
    ])
    .select(['question.reminds', 'question.reminders', 'question.reminded_at as remindedAt'])
    .select(['question.asked_by as askedBy', 'asker.name as askedByName', 'question.asked_at as askedAt'])
    .select(['question.delivered_at as deliveredAt', 'question.opened_at as openedAt', 'question.saved_at as savedAt'])
    .select(['question.sent_at as sentAt', 'question.renewal_asked_at as renewalAskedAt'])
    .select(['question.withdrawn_at as withdrawnAt', 'question.closed_at as closedAt'])
    .$narrowType<{ asks: AnswerKind[] }>()
    .where('company.deleted_at', 'is', null);
}

/** Locks it until the transaction ends, so that changes come one after the other. */
export async function lockQuestion(trx: DatabaseTransaction, id: string): Promise<QuestionRecord | undefined> {
  await trx.selectFrom('client_question').select('id').where('id', '=', id).forUpdate().execute();
  return selectQuestions(trx).where('question.id', '=', id).executeTakeFirst();
}

/** Newest first: those about one life, or all that are open. */
export function listQuestions(
  trx: DatabaseTransaction,
  companyId: number,
  lifeId: string | null,
): Promise<QuestionRecord[]> {
  return selectQuestions(trx)
    .where('question.company_id', '=', companyId)
    .$if(lifeId !== null, (query) =>
      query.where(
        sql<boolean>`exists (select from question_item as item
          where item.question_id = question.id and item.life_id = ${lifeId})`,
      ),
    )
    .$if(lifeId === null, (query) =>
      query.where('question.closed_at', 'is', null).where('question.withdrawn_at', 'is', null),
    )
    .orderBy('question.asked_at', 'desc')
    .orderBy('question.id')
    .limit(200)
    .execute();
}

export interface NewQuestion {
  companyId: number;
  period: string;
  /** A user, or a name with an address. */
  answerer: { user: number } | { name: string; email: string | null };
  asks: readonly AnswerKind[];
  expiresAt: Date;
  reminds: boolean;
  items: readonly { lifeId: string; words: string; shown: ShownFinding }[];
}

export async function insertQuestion(
  trx: DatabaseTransaction,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  { companyId, period, answerer, asks, expiresAt, reminds, items }: NewQuestion,
): Promise<string> {
  const id = randomUUID();
  const of = { account_id: accountId, company_id: companyId };
  await trx
    .insertInto('client_question')
    .values({
      ...of,
      id,
      period,
      answerer: 'user' in answerer ? answerer.user : null,
      answerer_name: 'user' in answerer ? null : answerer.name,
      answerer_email: 'user' in answerer ? null : answerer.email,
      asks: [...asks],
      expires_at: expiresAt,
      reminds,
      asked_by: userId,
    })
    .execute();
  await trx
    .insertInto('question_item')
    .values(
      items.map(({ lifeId, words, shown }, position) => ({
        ...of,
        id: randomUUID(),
        question_id: id,
        position,
        life_id: lifeId,
        words: storableText(words),
        shown: storableJson(shown),
      })),
    )
    .execute();
  return id;
}

/** The account and the question of a link; row-level security hides every other row. */
export function findLinked(
  db: Database,
  digest: string,
): Promise<{ accountId: string; questionId: string } | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('app.question_link', ${digest}, true)`.execute(trx);
    return trx
      .selectFrom('question_link')
      .select(['account_id as accountId', 'question_id as questionId'])
      .where('digest', '=', digest)
      .executeTakeFirst();
  });
}

export async function insertLink(
  trx: DatabaseTransaction,
  { accountId }: Pick<Caller, 'accountId'>,
  questionId: string,
  digest: string,
): Promise<void> {
  await trx.insertInto('question_link').values({ digest, account_id: accountId, question_id: questionId }).execute();
}

export async function deleteLinks(trx: DatabaseTransaction, questionId: string): Promise<void> {
  await trx.deleteFrom('question_link').where('question_id', '=', questionId).execute();
}

/** Columns of what is done with a question as a whole. */
export type QuestionMark = 'opened_at' | 'saved_at' | 'sent_at' | 'renewal_asked_at';

/** `opened_at` keeps its first moment. */
export async function markQuestion(trx: DatabaseTransaction, id: string, mark: QuestionMark): Promise<void> {
  const now = mark === 'opened_at' ? sql<Date>`coalesce(opened_at, now())` : sql<Date>`now()`;
  await trx.updateTable('client_question').set(mark, now).where('id', '=', id).execute();
}

/** Ends it: withdrawn or closed by a user. */
export async function endQuestion(
  trx: DatabaseTransaction,
  id: string,
  { as, by }: { as: 'withdrawn' | 'closed'; by: number },
): Promise<void> {
  const now = sql<Date>`now()`;
  await trx
    .updateTable('client_question')
    .set(as === 'withdrawn' ? { withdrawn_at: now, withdrawn_by: by } : { closed_at: now, closed_by: by })
    .where('id', '=', id)
    .execute();
}

/** Delivered again until another day, withdrawn or not. */
export async function reopenQuestion(trx: DatabaseTransaction, id: string, expiresAt: Date): Promise<void> {
  await trx
    .updateTable('client_question')
    .set({
      expires_at: expiresAt,
      delivered_at: sql<Date>`now()`,
      reminders: 0,
      reminded_at: null,
      renewal_asked_at: null,
      withdrawn_at: null,
      withdrawn_by: null,
    })
    .where('id', '=', id)
    .execute();
}

export async function setReminds(trx: DatabaseTransaction, id: string, reminds: boolean): Promise<void> {
  await trx.updateTable('client_question').set({ reminds }).where('id', '=', id).execute();
}

export async function countReminder(trx: DatabaseTransaction, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('client_question')
    .set({ reminders: sql<number>`reminders + 1`, reminded_at: now })
    .where('id', '=', id)
    .execute();
}

/** An unanswered question with reminders. */
export interface WaitingQuestion {
  accountId: string;
  id: string;
}

export interface ReminderRule {
  /** Days between reminders, the first one after the question. */
  days: number;
  /** Hours without one before the last day. */
  lastHours: number;
  /** Reminders of one question. */
  most: number;
}

/** Across accounts; the transaction must be the system's. Those whose answerer is to be reminded at a moment. */
export function listUnanswered(
  trx: DatabaseTransaction,
  now: Date,
  { days, lastHours, most }: ReminderRule,
): Promise<WaitingQuestion[]> {
  const quiet = sql`${now}::timestamptz - case when expires_at - ${now}::timestamptz < interval '1 day'
    then make_interval(hours => ${lastHours}) else make_interval(days => ${days}) end`;
  return trx
    .selectFrom('client_question')
    .select(['account_id as accountId', 'id'])
    .where('reminds', '=', true)
    .where('sent_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('closed_at', 'is', null)
    .where('expires_at', '>', now)
    .where('reminders', '<', most)
    .where(sql<boolean>`coalesce(reminded_at, delivered_at) <= ${quiet}`)
    .orderBy('asked_at')
    .limit(500)
    .execute();
}
