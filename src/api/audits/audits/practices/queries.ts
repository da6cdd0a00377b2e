/** Practices of a company and what people said of them. Changes require the lock of the company. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { type Period, parsePeriod, periodKey } from '#core/calendar/period.ts';
import type { Finding } from '#core/engine/finding.ts';
import {
  type AnsweredPractice,
  type PracticeAnswer,
  practiceRules,
  practicesOf,
  type SeenMonth,
} from '#core/engine/life/practices.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { findingColumns, isSameInMonth, monthOfAudit } from '../life/same/queries.ts';

/** A finding that a month keeps apart as a practice. */
export interface MarkedPractice {
  /** `2026-02`. */
  month: string;
  fingerprint: string;
  since: string;
  months: number;
}

/** Those of all months of a company, from the newest audit of each and the answers in force: in whatever order they came. */
export async function practicesOfCompany(
  trx: DatabaseTransaction,
  companyId: number,
  rules: readonly string[],
): Promise<MarkedPractice[]> {
  const months = await seenMonths(trx, companyId, rules);
  return practicesOf(months, new Set(rules), await answersInForce(trx, companyId)).flatMap((practices, index) =>
    Array.from(practices, ([fingerprint, { since, months: count }]) => ({
      month: periodKey(months[index]!.period),
      fingerprint,
      since: periodKey(since),
      months: count,
    })),
  );
}

/** Codes of the rules whose findings may become a practice. */
export async function rulesOfPractices(): Promise<string[]> {
  const { validations } = await import('#validations/with-sources.ts');
  return [...practiceRules(validations)];
}

/** Audited months, oldest first, with what those rules found. */
async function seenMonths(trx: DatabaseTransaction, companyId: number, rules: readonly string[]): Promise<SeenMonth[]> {
  const { rows } = await sql<Period & { findings: SeenMonth['findings'] | null }>`
    with newest as (
      select distinct on (year, month) id, year, month from audit
       where company_id = ${companyId} and state = 'done'
       order by year, month, created_at desc, id desc)
    select year, month,
           (select jsonb_agg(jsonb_build_object('rule', rule, 'fingerprint', fingerprint, 'topic', topic, 'subjects', subjects))
              from finding where audit_id = newest.id and rule = any(${[...rules]}::text[])) as findings
      from newest order by year, month`.execute(trx);
  return rows.map(({ year, month, findings }) => ({ period: { year, month }, findings: findings ?? [] }));
}

async function answersInForce(trx: DatabaseTransaction, companyId: number): Promise<AnsweredPractice[]> {
  const rows = await trx
    .selectFrom('practice_answer')
    .select(['topic', 'subjects', 'answer', 'from_month as from'])
    .$narrowType<{ answer: PracticeAnswer }>()
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ from, ...row }) => ({ ...row, from: parsePeriod(from)! }));
}

export interface AnswerRecord {
  id: string;
  answer: PracticeAnswer;
  title: string;
  reason: string;
  from: string;
  createdBy: number;
  createdByName: string;
  createdAt: Date;
}

/** A practice of an audit, or what an answer made a finding of it again. */
export interface PracticeRecord {
  validation: string;
  finding: Finding;
  change: NonNullable<Finding['change']>;
  /** First month of the uninterrupted run of this finding. */
  foundSince: string;
  /** Null of what an answer made a finding again. */
  since: string | null;
  months: number | null;
  answer: AnswerRecord | null;
}

/** An answer in force that is about a finding of the month of `asked`. */
const isAbout = sql<boolean>`
  told.company_id = finding.company_id and told.ended_at is null and told.from_month <= ${monthOfAudit}
  and ${isSameInMonth('told', findingColumns('finding'))}`;

/** In the order of the validations and of their findings; `name`: of one finding. */
export async function practicesOfAudit(
  trx: DatabaseTransaction,
  auditId: string,
  name: string | null = null,
): Promise<PracticeRecord[]> {
  const { rows } = await sql<
    Omit<PracticeRecord, 'answer'> & { answer: (AnswerRecord & { createdAt: string }) | null }
  >`
    select finding.validation, finding.document as finding, finding.change,
           finding.since_year || '-' || lpad(finding.since_month::text, 2, '0') as "foundSince", finding.practice_since as since,
           finding.practice_months as months,
           case when answer.id is not null
                then jsonb_build_object('id', answer.id, 'answer', answer.answer, 'title', answer.title,
                                        'reason', answer.reason, 'from', answer.from_month,
                                        'createdBy', answer.created_by, 'createdByName', author.name,
                                        'createdAt', answer.created_at) end as answer
      from audit join finding on finding.audit_id = audit.id
      left join lateral (select * from practice_answer as told where ${isAbout}
                          order by (told.answer = 'error') = (finding.set_aside is distinct from 'practica') desc,
                                   told.created_at desc, told.id limit 1) as answer on true
      left join app_user as author on author.id = answer.created_by
     where audit.id = ${auditId}
       and (finding.set_aside = 'practica' or answer.answer = 'error')
       and (${name}::text is null or finding.fingerprint = ${name})
     order by array_position(array(select (ran->>'id')::integer from jsonb_array_elements(audit.validations) as ran),
                             finding.validation_id), finding.position`.execute(trx);
  return rows.map(({ answer, ...row }) => ({
    ...row,
    answer: answer && { ...answer, createdAt: new Date(answer.createdAt) },
  }));
}

/** A month that has a practice. */
export interface SeenPractice {
  /** Of the audit that was asked. */
  fingerprint: string;
  period: string;
  auditId: string;
  /** In that month. */
  seenAs: string;
  /** Cents. */
  amount: bigint;
}

/** Months that have some findings of an audit, until its own, oldest first: from the newest audit of each of the others. */
export async function monthsOfPractices(
  trx: DatabaseTransaction,
  auditId: string,
  fingerprints: readonly string[],
): Promise<SeenPractice[]> {
  const { rows } = await sql<Omit<SeenPractice, 'amount'> & { amount: string }>`
    with own as (select * from audit where id = ${auditId}),
         newest as (
      select distinct on (audit.year, audit.month) audit.id, audit.year, audit.month
        from own join audit on audit.company_id = own.company_id and audit.state = 'done'
                           and ((audit.year, audit.month) < (own.year, own.month) or audit.id = own.id)
       order by audit.year, audit.month, audit.created_at desc, audit.id desc)
    select finding.fingerprint, newest.year || '-' || lpad(newest.month::text, 2, '0') as period, newest.id as "auditId",
           min(seen.fingerprint) as "seenAs", sum(seen.amount)::text as amount
      from finding cross join newest
      join finding as seen on seen.audit_id = newest.id and ${isSameInMonth('seen', findingColumns('finding'))}
     where finding.audit_id = ${auditId} and finding.fingerprint = any(${[...fingerprints]}::text[])
     group by finding.fingerprint, newest.year, newest.month, newest.id
     order by newest.year, newest.month`.execute(trx);
  return rows.map(({ amount, ...row }) => ({ ...row, amount: BigInt(amount) }));
}

/** Newest audit of a month; undefined without one. */
export async function newestAuditOf(
  trx: DatabaseTransaction,
  companyId: number,
  period: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from audit where company_id = ${companyId} and state = 'done' and ${monthOfAudit} = ${period}
     order by created_at desc, id desc limit 1`.execute(trx);
  return rows[0]?.id;
}

/** Stores an answer; those in force about no others than its own end. Returns its id. */
export async function insertAnswer(
  trx: DatabaseTransaction,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  companyId: number,
  { finding, ...given }: { finding: Finding; answer: PracticeAnswer; reason: string; from: string },
): Promise<string> {
  const { topic, subjects, rule, title } = finding;
  await sql`
    update practice_answer set ended_by = ${userId}, ended_at = now()
     where company_id = ${companyId} and ended_at is null and topic = ${topic} and subjects <@ ${subjects}::text[]
       and (cardinality(subjects) = 0) = (cardinality(${subjects}::text[]) = 0)`.execute(trx);
  const id = randomUUID();
  await trx
    .insertInto('practice_answer')
    .values({
      id,
      account_id: accountId,
      company_id: companyId,
      rule,
      topic,
      subjects,
      title,
      answer: given.answer,
      reason: given.reason,
      from_month: given.from,
      created_by: userId,
    })
    .execute();
  return id;
}

/** One of a company that holds. */
export async function findAnswer(
  trx: DatabaseTransaction,
  companyId: number,
  id: string,
): Promise<AnswerRecord | undefined> {
  return trx
    .selectFrom('practice_answer as told')
    .innerJoin('app_user as author', 'author.id', 'told.created_by')
    .select(['told.id', 'told.answer', 'told.title', 'told.reason', 'told.from_month as from'])
    .select(['told.created_by as createdBy', 'author.name as createdByName', 'told.created_at as createdAt'])
    .$narrowType<{ answer: PracticeAnswer }>()
    .where('told.company_id', '=', companyId)
    .where('told.id', '=', id)
    .where('told.ended_at', 'is', null)
    .executeTakeFirst();
}

export async function endAnswer(
  trx: DatabaseTransaction,
  { userId }: Pick<Caller, 'userId'>,
  id: string,
): Promise<void> {
  await trx
    .updateTable('practice_answer')
    .set({ ended_by: userId, ended_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}
