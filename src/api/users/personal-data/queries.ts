/** Deletion requests, export of a user's data, and anonymisation. */
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';

export interface DeletionRequest {
  id: string;
  requestedAt: Date;
  dueAt: Date;
}

const requestColumns = ['id', 'requested_at as requestedAt', 'due_at as dueAt'] as const;

/** The request that is neither withdrawn nor done. */
export function findOpenRequest(trx: DatabaseTransaction, userId: number): Promise<DeletionRequest | undefined> {
  return trx
    .selectFrom('deletion_request')
    .select(requestColumns)
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .where('done_at', 'is', null)
    .executeTakeFirst();
}

/** Undefined when there already is an open one. */
export function insertRequest(
  trx: DatabaseTransaction,
  { id, accountId, userId, days }: { id: string; accountId: string; userId: number; days: number },
): Promise<DeletionRequest | undefined> {
  return trx
    .insertInto('deletion_request')
    .values({
      id,
      account_id: accountId,
      user_id: userId,
      due_at: sql<Date>`now() + make_interval(days => ${days})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(requestColumns)
    .executeTakeFirst();
}

/** False when there was none to withdraw. */
export async function withdrawRequest(trx: DatabaseTransaction, userId: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('deletion_request')
    .set({ withdrawn_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Marks a request as done; false when it was withdrawn or done concurrently. */
export async function takeDueRequest(trx: DatabaseTransaction, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('deletion_request')
    .set({ done_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('due_at', '<=', sql<Date>`now()`)
    .where('withdrawn_at', 'is', null)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export interface DueRequest {
  id: string;
  accountId: string;
  userId: number;
}

/** Across accounts; the transaction must be the system's. */
export function listDueRequests(trx: DatabaseTransaction): Promise<DueRequest[]> {
  return trx
    .selectFrom('deletion_request')
    .select(['id', 'account_id as accountId', 'user_id as userId'])
    .where('due_at', '<=', sql<Date>`now()`)
    .where('withdrawn_at', 'is', null)
    .where('done_at', 'is', null)
    .orderBy('due_at')
    .limit(100)
    .execute();
}

/** Whether a user has been anonymised. */
export async function wasForgotten(trx: DatabaseTransaction, userId: number): Promise<boolean> {
  const found = await trx
    .selectFrom('deletion_request')
    .select('id')
    .where('user_id', '=', userId)
    .where('done_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether the account has other users. */
export async function hasColleagues(trx: DatabaseTransaction, accountId: string, userId: number): Promise<boolean> {
  const found = await trx
    .selectFrom('app_user')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '!=', userId)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}

/** Companies that a user marked in the portfolio. */
export function listMarks(
  trx: DatabaseTransaction,
  userId: number,
): Promise<{ company: string; isFavourite: boolean; tags: string[] }[]> {
  return trx
    .selectFrom('portfolio_mark as mark')
    .innerJoin('company', 'company.id', 'mark.company_id')
    .select(['company.business_name as company', 'mark.is_favourite as isFavourite', 'mark.tags'])
    .where('mark.user_id', '=', userId)
    .orderBy('company.business_name')
    .execute();
}

/**
 * Companies of the account whose statements a person signs, known by document or professional card: two people may
 * have one name.
 */
export async function listSigned(
  trx: DatabaseTransaction,
  { accountId, document, card }: { accountId: string; document: string | null; card: string | null },
): Promise<{ company: string; role: string; name: string }[]> {
  const { rows } = await sql<{ company: string; role: string; name: string }>`
    select business_name as company, role, signer ->> 'name' as name
      from company, jsonb_each(signers) as signed (role, signer)
     where account_id = ${accountId}
       and (upper(signer ->> 'card') = upper(${card}::text)
            or regexp_replace(signer ->> 'document', '\\D', '', 'g') = nullif(regexp_replace(${document}::text, '\\D', '', 'g'), ''))
     order by company, role`.execute(trx);
  return rows;
}

/** Views that a user saved: of the portfolio, of the explorer, and of the findings of a company. */
export async function listSavedViews(
  trx: DatabaseTransaction,
  userId: number,
): Promise<{ company: string | null; name: string; query: unknown }[]> {
  const { rows } = await sql<{ company: string | null; name: string; query: unknown }>`
    select null as company, name, query from portfolio_view where user_id = ${userId}
    union all
    select business_name, finding_view.name, query from finding_view join company on company.id = company_id
     where user_id = ${userId}
    union all
    select null, name, query from explorer_view where user_id = ${userId}
    order by company nulls first, name`.execute(trx);
  return rows;
}

export interface AnsweredRow {
  company: string;
  /** Month of the audit. */
  period: string;
  words: string;
  /** As written, sent or not. */
  choice: string | null;
  answer: string;
  files: string[];
  sentAt: Date | null;
}

/** What the user was asked about findings, and answered. */
export async function listAnswered(trx: DatabaseTransaction, userId: number): Promise<AnsweredRow[]> {
  const { rows } = await sql<AnsweredRow>`
    select company.business_name as company, question.period, item.words, item.choice, item.answer,
           array(select file_name from question_file where item_id = item.id order by created_at) as files,
           item.sent_at as "sentAt"
      from client_question as question
      join question_item as item on item.question_id = question.id
      join company on company.id = question.company_id
     where question.answerer = ${userId}
     order by question.asked_at, question.id, item.position`.execute(trx);
  return rows;
}

/** Deletes what the user has written and not sent; sent answers are the company's. */
async function deleteDraftAnswers(trx: DatabaseTransaction, userId: number): Promise<void> {
  await sql`
    delete from question_file using question_item as item, client_question as question
     where question_file.sent_at is null and item.id = item_id and question.id = item.question_id
       and question.answerer = ${userId}`.execute(trx);
  await sql`
    update question_item set choice = sent_choice, answer = sent_answer from client_question as question
     where question.id = question_id and question.answerer = ${userId}`.execute(trx);
}

const perUser = [
  'email_change',
  'api_token',
  'second_factor',
  'recovery_code',
  'outside_identity',
  'one_time_secret',
  'company_user',
  'job_assignment',
  'idempotent_request',
  'known_device',
  'user_photo',
  'portfolio_mark',
  'portfolio_view',
  'finding_view_default',
  'first_steps_aside',
  'weekly_digest',
] as const;

/**
 * Deletes identifying data and every means of signing in. The row stays, because acts refer to it; the activity log and
 * the accepted terms stay too, as the law requires.
 */
export async function anonymise(
  trx: DatabaseTransaction,
  userId: number,
  nobody: { name: string; email: string; passwordHash: string },
): Promise<void> {
  await sql`delete from invitation where user_id = ${userId}`.execute(trx);
  for (const table of perUser) await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(trx);
  await deleteDraftAnswers(trx, userId);
  // Shared ones are the company's.
  await sql`delete from finding_view where user_id = ${userId} and not is_shared`.execute(trx);
  await trx
    .updateTable('session')
    .set({ revoked_at: sql<Date>`coalesce(revoked_at, now())`, address: '', user_agent: '' })
    .where('user_id', '=', userId)
    .execute();
  await trx
    .updateTable('app_user')
    .set({
      name: nobody.name,
      email: nobody.email,
      password_hash: nobody.passwordHash,
      is_active: false,
      document_type: null,
      document_number: null,
      phone: null,
      professional_card: null,
      photo: null,
      mail_off: [],
      bell_off: [],
      last_sign_in_at: null,
    })
    .where('id', '=', userId)
    .execute();
}
