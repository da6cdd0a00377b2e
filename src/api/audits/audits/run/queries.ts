/** Transactions of the audit job: claim, progress, finish, fail. */

import { sql } from 'kysely';
import { lockCompany } from '#api/balances/trial-balances/queries.ts';
import { asCaller, type Database, type DatabaseTransaction } from '#api/kernel/database.ts';
import { eventChannel } from '#api/kernel/event-channel.ts';
import type { Period } from '#core/calendar/period.ts';
import { storableJson } from '#platform/database/storable.ts';
import { inSystem } from '#platform/database/system-transaction.ts';
import { readInput } from '../../audit-input/queries.ts';
import { carryLives, renewPractices } from '../../finding-lives/carry/queries.ts';
import { namesOf } from '../../finding-lives/queries.ts';
import { logCorrected } from '../../log-corrected.ts';
import type { InputBasis, StoredInput } from '../../stored-input.ts';
import type { AuditEvent } from '../contract.ts';
import { type KnownAudit, readKnown } from '../known/queries.ts';
import {
  carryForward,
  carryToVersions,
  compareAgain,
  type DoneAudit,
  type EarlierAudits,
  earlierAudits,
  lifeOf,
  newestOfMonths,
  storeTotals,
} from '../life/queries.ts';
import { type FindingColumns, findingColumns } from '../life/same/queries.ts';
import type { AuditResult, KeptBasis } from './audit-task.ts';

/** Payload of the job: the audit, and the user in whose name it runs. */
export interface AuditReference {
  auditId: string;
  accountId: string;
  userId: number;
}

function asRequester<Result>(
  db: Database,
  { accountId, userId }: AuditReference,
  work: (trx: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  return asCaller(db, { accountId, userId, isAdmin: false }, work);
}

/** Input of an audit, and the audit whose results may be reused. */
export interface ClaimedAudit {
  companyId: number;
  input: StoredInput;
  known: KnownAudit | null;
}

/**
 * Marks the audit as running and reads its input. Null when it has ended; the queue guarantees a single running
 * attempt.
 */
export function claimAudit(db: Database, reference: AuditReference): Promise<ClaimedAudit | null> {
  return asRequester(db, reference, async (trx) => {
    const { rows } = await sql<{ companyId: number; balanceId: string; year: number; month: number }>`
      update audit set state = 'running'
       where id = ${reference.auditId} and state in ('queued', 'running')
      returning company_id as "companyId", balance_id as "balanceId", year, month`.execute(trx);
    const claimed = rows[0];
    if (claimed === undefined) return null;
    const { companyId, balanceId } = claimed;
    return { companyId, input: await readInput(trx, claimed), known: await readKnown(trx, balanceId) };
  });
}

/** Stores events in order and notifies followers. */
export function recordEvents(db: Database, reference: AuditReference, events: readonly AuditEvent[]): Promise<void> {
  return asRequester(db, reference, (trx) => appendEvents(trx, reference, events));
}

async function appendEvents(
  trx: DatabaseTransaction,
  { auditId, accountId }: AuditReference,
  events: readonly AuditEvent[],
): Promise<void> {
  await sql`
    insert into audit_event (account_id, audit_id, sequence, event)
    select ${accountId}, ${auditId}, last + place, event::jsonb
      from (select coalesce(max(sequence), 0) as last from audit_event where audit_id = ${auditId}) as kept,
           unnest(${events.map(storableJson)}::text[]) with ordinality as new (event, place)`.execute(trx);
  await sql`select pg_notify(${eventChannel}, ${auditId})`.execute(trx);
}

/**
 * Stores findings, result and last event atomically, and only while the audit is still running. Findings of reused
 * results are copied from their audit. Later months are updated. `follow`: what else belongs to the transaction.
 */
export function finishAudit(
  db: Database,
  reference: AuditReference,
  result: AuditResult,
  { input, known }: ClaimedAudit,
  follow: (trx: DatabaseTransaction, audit: FinishedAudit) => Promise<void> = async () => {},
): Promise<void> {
  return asRequester(db, reference, async (trx) => {
    const audit = await trx
      .updateTable('audit')
      .set({
        state: 'done',
        finished_at: sql<Date>`now()`,
        failure: null,
        basis: storableJson(keptBasis(input.basis, result)),
        health_index: result.healthIndex,
        uncapped_health_index: result.uncappedHealthIndex,
        unbalanced: result.unbalanced,
        validations: storableJson(result.validations),
      })
      .where('id', '=', reference.auditId)
      .where('state', '=', 'running')
      .returning(['id', 'company_id as companyId', 'year', 'month'])
      .executeTakeFirst();
    if (audit === undefined) return;
    // Two months of a company finishing concurrently would not see each other.
    await lockCompany(trx, audit.companyId);
    const newest = await newestOfMonths(trx, audit.companyId);
    const earlier = earlierAudits(newest, audit);
    const placed = { ...audit, accountId: reference.accountId, earlier };
    await insertFindings(trx, placed, result);
    if (known !== null) await copyFindings(trx, placed, known.auditId, result);
    const corrected = await carryLives(trx, placed);
    await storeTotals(trx, [audit.id], earlier.nearest);
    await carryToVersions(trx, audit.companyId, audit, earlier);
    await carryForward(trx, audit.companyId, audit, newest);
    await follow(trx, { ...placed, balanceId: input.basis.balances[0]!, healthIndex: result.healthIndex });
    const total = result.validations.length;
    await appendEvents(trx, reference, [{ state: 'done', done: total, total, validation: null }]);
    const name = corrected === null ? '' : ((await namesOf(trx, [reference.userId])).get(reference.userId) ?? '');
    await logCorrected(trx, { ...reference, name }, audit, corrected);
  });
}

/** The stored part of the audit's inputs. */
function keptBasis(basis: InputBasis, { versions, marks, reused }: AuditResult): KeptBasis {
  return { ...basis, validations: versions, marks, reused };
}

/** An audit with the audits that its findings are compared with. */
interface PlacedAudit extends DoneAudit {
  accountId: string;
  companyId: number;
  earlier: EarlierAudits;
}

function lifePlace({ id, companyId, year, month }: PlacedAudit): Parameters<typeof lifeOf>[1] {
  return { companyId, year, month, auditId: sql`${id}::uuid` };
}

/** Of a finding as its validation told it. */
const toldColumns: FindingColumns = {
  ...findingColumns('told'),
  amount: sql`(100 * told.amount)`,
  validationId: sql`new."validationId"`,
};

async function insertFindings(
  trx: DatabaseTransaction,
  audit: PlacedAudit,
  { findings, explained }: AuditResult,
): Promise<void> {
  await sql`
    insert into finding (account_id, audit_id, company_id, fingerprint, validation_id, validation, rule, severity,
                         stake, account_code, amount, document, cause, position, topic, proof, subjects, registrable,
                         explained_by, change, unchanged, since_year, since_month, still, gone)
    select ${audit.accountId}, ${audit.id}::uuid, ${audit.companyId}, told.fingerprint, new."validationId", new.validation,
           told.rule, told.severity, told.stake, told.account, 100 * told.amount, new.finding, told.cause->>'key', found.position,
           told.topic, told.proof, told.subjects, told.registration is not null,
           ${JSON.stringify(explained)}::jsonb->>told.fingerprint,
           ${lifeOf(toldColumns, lifePlace(audit), audit.earlier)}
      from unnest(${findings}::text[]::jsonb[]) with ordinality as found (document, position)
      cross join lateral jsonb_to_record(found.document) as new ("validationId" integer, validation text, finding jsonb)
      cross join lateral jsonb_to_record(new.finding)
        as told (fingerprint text, rule text, severity text, stake text, account text, amount numeric, cause jsonb, topic text,
                 proof text, subjects text[], registration jsonb)`.execute(trx);
}

/** After the findings of this run. */
async function copyFindings(
  trx: DatabaseTransaction,
  audit: PlacedAudit,
  from: string,
  { findings, reused, explained }: AuditResult,
): Promise<void> {
  await sql`
    insert into finding (account_id, audit_id, company_id, fingerprint, validation_id, validation, rule, severity,
                         stake, account_code, amount, document, cause, position, topic, proof, subjects, registrable,
                         explained_by, change, unchanged, since_year, since_month, still, gone)
    select account_id, ${audit.id}::uuid, company_id, fingerprint, validation_id, validation, rule, severity, stake, account_code,
           amount, document, cause, ${findings.length}::integer + row_number() over (order by position),
           topic, proof, subjects, registrable, ${JSON.stringify(explained)}::jsonb->>fingerprint,
           ${lifeOf(findingColumns('known'), lifePlace(audit), audit.earlier)}
      from finding as known where audit_id = ${from} and validation = any(${reused})`.execute(trx);
}

/** The company of an audit; undefined once it is gone. */
export function companyOf(db: Database, reference: AuditReference): Promise<number | undefined> {
  return asRequester(db, reference, async (trx) => {
    const found = await trx
      .selectFrom('audit')
      .select('company_id as companyId')
      .where('id', '=', reference.auditId)
      .executeTakeFirst();
    return found?.companyId;
  });
}

/** What follows a finished audit knows it by this. */
export interface FinishedAudit extends Period {
  id: string;
  accountId: string;
  companyId: number;
  balanceId: string;
  healthIndex: number;
}

/** Ends it without a result. `failure`: a sentence. */
export function failAudit(db: Database, reference: AuditReference, failure: string): Promise<void> {
  return asRequester(db, reference, async (trx) => {
    const updated = await trx
      .updateTable('audit')
      .set({ state: 'failed', finished_at: sql<Date>`now()`, failure })
      .where('id', '=', reference.auditId)
      .where('state', 'in', ['queued', 'running'])
      .executeTakeFirst();
    if (updated.numUpdatedRows !== 1n) return;
    await appendEvents(trx, reference, [{ state: 'failed', done: 0, total: 0, validation: null }]);
  });
}

/**
 * Unfinished audits of all accounts, to be enqueued: the process may have died between creating an audit and enqueueing
 * its job. `all` includes those of the last half minute, whose job may be on its way.
 */
export function unfinishedAudits(db: Database, all: boolean): Promise<AuditReference[]> {
  return inSystem(db, async (trx) => {
    const { rows } = await sql<AuditReference>`
      select id as "auditId", account_id as "accountId", requested_by as "userId" from audit
       where state in ('queued', 'running')
         and (${all} or created_at <= now() - interval '30 seconds')`.execute(trx);
    return rows;
  });
}

/** A company whose audits are to be compared with each other again, and the user in whose name it is done. */
interface UncomparedCompany {
  accountId: string;
  companyId: number;
  userId: number;
}

/** Compares the audits of all companies again that an earlier release compared by other rules. */
export async function compareUncompared(db: Database): Promise<void> {
  const companies = await inSystem(db, async (trx) => {
    const { rows } = await sql<UncomparedCompany>`
      select account_id as "accountId", company_id as "companyId", min(requested_by) as "userId" from audit
       where not compared group by account_id, company_id`.execute(trx);
    return rows;
  });
  for (const { companyId, ...caller } of companies)
    await asCaller(db, { ...caller, isAdmin: false }, async (trx) => {
      await lockCompany(trx, companyId);
      await compareAgain(trx, companyId);
      await renewPractices(trx, companyId);
    });
}

/** The newest audit of a balance in any state, or null. */
export async function newestAudit(trx: DatabaseTransaction, balanceId: string): Promise<string | null> {
  const found = await trx
    .selectFrom('audit')
    .select('id')
    .where('balance_id', '=', balanceId)
    .where('state', '<>', 'failed')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.id ?? null;
}
