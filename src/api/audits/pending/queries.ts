/** What waits over many companies at once: findings, answers, signatures, loads. Callers give companies that they may see. */
import { sql } from 'kysely';
import { monthOfAudit } from '#api/audits/audits/life/same/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Period } from '#core/calendar/period.ts';
import type { FindingState } from '#core/engine/life/finding-state.ts';
import type { Severity } from '#core/engine/severity.ts';

/** Companies, and whose work of theirs: of one user, or of all (null). */
export interface WhoseWork {
  companies: readonly number[];
  userId: number | null;
}

export interface AssignedFinding {
  companyId: number;
  period: string;
  fingerprint: string;
  title: string;
  severity: Severity;
  account: string | null;
  /** Cents. */
  amount: string;
  state: Exclude<FindingState, 'justificado'>;
  assignee: string | null;
  due: string | null;
}

/**
 * Findings that are assigned or have a day, as their newest audit tells them: the nearest day first. Those that are
 * corrected, justified, put off or a practice wait for nobody.
 */
export async function assignedFindings(
  trx: DatabaseTransaction,
  { companies, userId }: WhoseWork,
  most: number,
): Promise<AssignedFinding[]> {
  const isTheirs =
    userId === null ? sql`(life.assignee is not null or life.due_on is not null)` : sql`life.assignee = ${userId}`;
  const { rows } = await sql<AssignedFinding>`
    select life.company_id as "companyId", newest.period, newest.fingerprint, newest.title, newest.severity,
           newest.account_code as account, newest.amount::text as amount, life.state, person.name as assignee,
           to_char(life.due_on, 'YYYY-MM-DD') as due
      from finding_life as life
      left join app_user as person on person.id = life.assignee
      cross join lateral (
        select ${monthOfAudit} as period, finding.fingerprint, finding.document->>'title' as title, finding.severity,
               finding.account_code, finding.amount, finding.set_aside
          from finding_name as name
          join finding on finding.company_id = name.company_id and finding.fingerprint = name.fingerprint
          join audit on audit.id = finding.audit_id and audit.state = 'done'
         where name.life_id = life.id
         order by audit.year desc, audit.month desc, audit.created_at desc
         limit 1) as newest
     where life.company_id = any(${[...companies]}::int[]) and life.state <> 'corregido' and ${isTheirs}
       and newest.set_aside is null
     order by life.due_on nulls last, newest.amount desc, life.id
     limit ${most}`.execute(trx);
  return rows;
}

export interface EndedQuestion {
  id: string;
  companyId: number;
  period: string;
  fingerprint: string;
  title: string;
  findings: number;
  client: string;
  askedBy: string;
  sentAt: Date | null;
  expiresAt: Date;
}

/** Questions that are open and were answered, or ran out; oldest first. */
export async function endedQuestions(
  trx: DatabaseTransaction,
  { companies, userId }: WhoseWork,
): Promise<EndedQuestion[]> {
  const { rows } = await sql<EndedQuestion>`
    select question.id, question.company_id as "companyId", question.period, first.fingerprint, first.title,
           first.findings, coalesce(question.answerer_name, person.name) as client, asker.name as "askedBy",
           question.sent_at as "sentAt", question.expires_at as "expiresAt"
      from client_question as question
      join app_user as asker on asker.id = question.asked_by
      left join app_user as person on person.id = question.answerer
      cross join lateral (
        select life.fingerprint, item.shown->>'title' as title, count(*) over ()::int as findings
          from question_item as item join finding_life as life on life.id = item.life_id
         where item.question_id = question.id
         order by item.position limit 1) as first
     where question.company_id = any(${[...companies]}::int[])
       and question.closed_at is null and question.withdrawn_at is null
       and (question.sent_at is not null or question.expires_at <= now())
       and (${userId}::int is null or question.asked_by = ${userId})
     order by coalesce(question.sent_at, question.expires_at), question.id
     limit 200`.execute(trx);
  return rows;
}

export interface WaitingSignOff extends Period {
  companyId: number;
  state: 'prepared' | 'returned';
  preparedBy: number;
  preparedByName: string;
  at: Date;
}

/** The newest round of each month, where it is prepared or was returned; oldest first. */
export async function waitingSignOffs(
  trx: DatabaseTransaction,
  companies: readonly number[],
): Promise<WaitingSignOff[]> {
  const { rows } = await sql<WaitingSignOff>`
    select * from (
      select distinct on (company_id, year, month) company_id as "companyId", year, month, state,
             prepared_by as "preparedBy", prepared_name as "preparedByName", prepared_at as at
        from sign_off where company_id = any(${[...companies]}::int[])
       order by company_id, year, month, prepared_at desc) as newest
     where state in ('prepared', 'returned')
     order by at
     limit 200`.execute(trx);
  return rows;
}

/** A month of a company whose balance was loaded on a day. */
export interface LoadedMonth extends Period {
  companyId: number;
  /** ISO day in Bogotá. */
  date: string;
}

/** Balances that were loaded within some days, each month of a company once a day; `to` is not included. */
export async function loadsBetween(
  trx: DatabaseTransaction,
  companies: readonly number[],
  { from, to }: { from: Date; to: Date },
): Promise<LoadedMonth[]> {
  const { rows } = await sql<LoadedMonth>`
    select distinct company_id as "companyId", year, month,
           to_char(uploaded_at at time zone 'America/Bogota', 'YYYY-MM-DD') as date
      from trial_balance
     where company_id = any(${[...companies]}::int[]) and deleted_at is null
       and uploaded_at >= ${from} and uploaded_at < ${to}
     order by date, company_id, year, month`.execute(trx);
  return rows;
}
