/** Lives of findings and their acts. Changes require the lock of the company. */
import { sql } from 'kysely';
import {
  isGoneFrom,
  isPastClosing,
  looksFor,
  monthOfAudit,
  versionsBefore,
} from '#api/audits/audits/life/same/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { eventChannel } from '#api/kernel/event-channel.ts';
import type { FindingState, GivenState, SetAside } from '#core/engine/life/finding-state.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { FindingAct, QuestionMark } from './contract.ts';

export interface LifeRecord {
  id: string;
  fingerprint: string;
  title: string;
  validation: string;
  rule: string;
  account: string | null;
  state: Exclude<FindingState, 'justificado'>;
  snoozedFrom: string | null;
  snoozedTo: string | null;
  assignee: number | null;
  assigneeName: string | null;
  due: string | null;
  version: number;
  comments: number;
  attachments: number;
  question: QuestionMark | null;
}

/** What a month says of a finding. */
export interface MonthSight {
  fingerprint: string;
  setAside: SetAside | null;
  change: string;
  /** The narrowest one that covers it. */
  justificationId: string | null;
}

const countOf = (table: 'finding_act' | 'finding_attachment', only = sql`true`) =>
  sql<number>`(select count(*)::int from ${sql.table(table)} as of_life where of_life.life_id = life.id and ${only})`;

/** Of its newest question that is neither withdrawn nor closed. */
const questionMark = sql<QuestionMark | null>`
  (select case when item.sent_at is null then 'preguntado' else 'respondido' end
     from question_item as item join client_question as question on question.id = item.question_id
    where item.life_id = life.id and question.withdrawn_at is null and question.closed_at is null
    order by question.asked_at desc, question.id limit 1)`;

function selectLives(trx: DatabaseTransaction, companyId: number) {
  return trx
    .selectFrom('finding_life as life')
    .innerJoin('finding_name as name', 'name.life_id', 'life.id')
    .leftJoin('app_user as person', 'person.id', 'life.assignee')
    .select([
      'life.id',
      'name.fingerprint',
      'life.title',
      'life.validation',
      'life.rule',
      'life.account_code as account',
      'life.state',
      'life.snoozed_from as snoozedFrom',
      'life.snoozed_to as snoozedTo',
      'life.assignee',
      'person.name as assigneeName',
      'life.due_on as due',
      'life.version',
      countOf('finding_act', sql`of_life.kind = 'comment'`).as('comments'),
      countOf('finding_attachment').as('attachments'),
      questionMark.as('question'),
    ])
    .$narrowType<{ state: LifeRecord['state'] }>()
    .where('life.company_id', '=', companyId);
}

/** By fingerprint; those without an act are missing. */
export async function livesByName(
  trx: DatabaseTransaction,
  companyId: number,
  fingerprints: readonly string[],
): Promise<Map<string, LifeRecord>> {
  if (fingerprints.length === 0) return new Map();
  const rows = await selectLives(trx, companyId)
    .where(sql<boolean>`name.fingerprint = any(${[...fingerprints]}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.fingerprint, row]));
}

/** Gives a life to the findings that have none yet. Those that no audit of the company has found are ignored. */
export async function openLives(
  trx: DatabaseTransaction,
  { accountId }: Pick<Caller, 'accountId'>,
  companyId: number,
  fingerprints: readonly string[],
): Promise<void> {
  const names = [...new Set(fingerprints)];
  await sql`
    with fresh as (
      insert into finding_life (id, account_id, company_id, fingerprint, topic, proof, subjects, validation, rule,
                                account_code, title, period, state)
      select gen_random_uuid(), ${accountId}, ${companyId}, found.fingerprint, found.topic, found.proof, found.subjects,
             found.validation, found.rule, found.account_code, found.title, found.month, found.state
        from (select distinct on (finding.fingerprint) finding.*, ${monthOfAudit} as month,
                     finding.document->>'title' as title,
                     case finding.change when 'reabierto' then 'reabierto' else 'nuevo' end as state
                from finding join audit on audit.id = finding.audit_id
               where finding.company_id = ${companyId} and finding.fingerprint = any(${names}::text[])
               order by finding.fingerprint, audit.year desc, audit.month desc, audit.created_at desc) as found
       where not exists (select from finding_name as known
                          where known.company_id = ${companyId} and known.fingerprint = found.fingerprint)
      returning id, fingerprint)
    insert into finding_name (account_id, company_id, fingerprint, life_id)
    select ${accountId}, ${companyId}, fingerprint, id from fresh`.execute(trx);
}

/** What the newest audit of a month says of some findings; those that it does not have are missing. */
export async function sightsOf(
  trx: DatabaseTransaction,
  companyId: number,
  period: string,
  fingerprints: readonly string[],
): Promise<Map<string, MonthSight>> {
  const { rows } = await sql<MonthSight>`
    with asked as (select id, ${monthOfAudit} as month from audit
                    where company_id = ${companyId} and state = 'done' and ${monthOfAudit} = ${period}
                    order by created_at desc, id desc limit 1)
    select finding.fingerprint, finding.set_aside as "setAside", finding.change, null as "justificationId"
      from asked join finding on finding.audit_id = asked.id and finding.fingerprint = any(${[...fingerprints]}::text[])`.execute(
    trx,
  );
  return new Map(rows.map((row) => [row.fingerprint, row]));
}

/** Whether the newest version of a month, audited, lacks what a version before had by this name. */
export async function isCorrectedInVersion(
  trx: DatabaseTransaction,
  companyId: number,
  period: string,
  fingerprint: string,
): Promise<boolean> {
  const { rows } = await sql<{ corrected: boolean }>`
    with newest as (select * from audit where company_id = ${companyId} and state = 'done' and ${monthOfAudit} = ${period}
                     order by created_at desc, id desc limit 1)
    select exists (select from newest
                     join finding as gone on gone.audit_id = any(${versionsBefore('newest')}) and gone.fingerprint = ${fingerprint}
                    where not ${isPastClosing('newest')}
                      and ${isGoneFrom('newest', 'gone')} and ${looksFor('newest', 'gone')}) as corrected`.execute(trx);
  return rows[0]?.corrected === true;
}

/** Whether a company's audits have found something by this name. */
export async function wasFound(trx: DatabaseTransaction, companyId: number, fingerprint: string): Promise<boolean> {
  const found = await trx
    .selectFrom('finding')
    .select('audit_id')
    .where('company_id', '=', companyId)
    .where('fingerprint', '=', fingerprint)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** An act on several lives; of a state before and after are its names, of a person ids. */
export interface NewAct {
  kind: FindingAct['kind'];
  before?: string | null;
  after?: string | null;
  period: string | null;
  mentions?: readonly number[];
}

/** `userId` null: somebody without an account, whom the act names. */
interface Author extends Pick<Caller, 'accountId'> {
  userId: number | null;
}

/** Stores an act on each life, tells those who follow the company, and counts a new version of each. */
export async function addActs(
  trx: DatabaseTransaction,
  { accountId, userId }: Author,
  companyId: number,
  acts: readonly (NewAct & { lifeId: string })[],
): Promise<void> {
  if (acts.length === 0) return;
  const rows = acts.map(({ lifeId, kind, before = null, after = null, period, mentions = [] }) => ({
    account_id: accountId,
    company_id: companyId,
    life_id: lifeId,
    kind,
    before,
    after,
    period,
    mentions: JSON.stringify(mentions),
    changed_by: userId,
  }));
  // PostgreSQL takes 65,535 values in one statement.
  for (let start = 0; start < rows.length; start += 5000)
    await trx
      .insertInto('finding_act')
      .values(rows.slice(start, start + 5000))
      .execute();
  const ids = [...new Set(acts.map(({ lifeId }) => lifeId))];
  await sql`update finding_life set version = version + 1 where id = any(${ids}::uuid[])`.execute(trx);
  await sql`select pg_notify(${eventChannel}, ${companyTopic(companyId)})`.execute(trx);
}

/** Name of a company among what the event feed follows. */
export function companyTopic(companyId: number): string {
  return `company ${companyId}`;
}

/** Columns that an act changes. */
export interface LifeColumns {
  state?: GivenState | 'reabierto';
  assignee?: number | null;
  due_on?: string | null;
  snoozed_from?: string | null;
  snoozed_to?: string | null;
}

export async function setLives(trx: DatabaseTransaction, ids: readonly string[], columns: LifeColumns): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('finding_life')
    .set(columns)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute();
}

/** Lives that were reopened at least once. */
export async function reopenedOnce(trx: DatabaseTransaction, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select life_id as id from finding_act
     where life_id = any(${[...ids]}::uuid[]) and kind = 'state' and 'reabierto' in (before, after)`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

export interface ActRecord {
  id: bigint;
  fingerprint: string;
  kind: FindingAct['kind'];
  before: string | null;
  after: string | null;
  period: string | null;
  version: number | null;
  mentions: number[];
  by: number | null;
  byName: string | null;
  at: Date;
}

/** Acts on a life, oldest first: the last thousand. */
export async function listActs(trx: DatabaseTransaction, lifeId: string): Promise<ActRecord[]> {
  const rows = await trx
    .selectFrom('finding_act as act')
    .innerJoin('finding_life as life', 'life.id', 'act.life_id')
    .leftJoin('app_user as author', 'author.id', 'act.changed_by')
    .select([
      'act.id',
      'life.fingerprint',
      'act.kind',
      'act.before',
      'act.after',
      'act.period',
      'act.version',
      'act.mentions',
    ])
    .select(['act.changed_by as by', 'author.name as byName', 'act.changed_at as at'])
    .$narrowType<{ kind: FindingAct['kind']; mentions: number[] }>()
    .where('act.life_id', '=', lifeId)
    .orderBy('act.id', 'desc')
    .limit(1000)
    .execute();
  return rows.reverse();
}

/** An act as those who follow a company hear of it. */
export interface HeardAct {
  id: number;
  fingerprint: string;
  by: number | null;
}

/** Acts in a company after one, in order; null: none yet, only the newest, from where to go on. */
export async function actsAfter(
  trx: DatabaseTransaction,
  companyId: number,
  after: number | null,
): Promise<HeardAct[]> {
  const rows = await trx
    .selectFrom('finding_act as act')
    .innerJoin('finding_life as life', 'life.id', 'act.life_id')
    .select(['act.id', 'life.fingerprint', 'act.changed_by as by'])
    .where('act.company_id', '=', companyId)
    .where('act.id', '>', BigInt(after ?? 0))
    .orderBy('act.id', after === null ? 'desc' : 'asc')
    .limit(after === null ? 1 : 500)
    .execute();
  return rows.map(({ id, ...row }) => ({ ...row, id: Number(id) }));
}

/** Active users with access to a company: those linked to it and the subscriber. */
export async function peopleOf(
  trx: DatabaseTransaction,
  companyId: number,
): Promise<{ id: number; name: string; isRoot: boolean }[]> {
  const { rows } = await sql<{ id: number; name: string; isRoot: boolean }>`
    select person.id, person.name, person.is_root as "isRoot" from app_user as person
      join company on company.account_id = person.account_id and company.id = ${companyId}
     where person.is_active and not person.is_admin
       and (person.is_root or exists (select from company_user as link
                                       where link.user_id = person.id and link.company_id = company.id))
     order by person.name, person.id`.execute(trx);
  return rows;
}

/** Names of users, whoever has access today. */
export async function namesOf(trx: DatabaseTransaction, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('app_user')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
