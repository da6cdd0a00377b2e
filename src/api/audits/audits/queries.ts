/** Audits, their progress and their findings. */
import { sql } from 'kysely';
import type { Page } from '#api/balances/trial-balances/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Period } from '#core/calendar/period.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { AuditEvent, AuditMonth, AuditState, ValidationSummary } from './contract.ts';
import type { KeptBasis } from './run/audit-task.ts';

export interface AuditRecord {
  id: string;
  accountId: string;
  companyId: number;
  balanceId: string;
  year: number;
  month: number;
  state: AuditState;
  createdAt: Date;
  finishedAt: Date | null;
  failure: string | null;
  healthIndex: number | null;
  uncappedHealthIndex: number | null;
  unbalanced: boolean | null;
  validations: ValidationSummary[] | null;
  basis: KeptBasis | null;
}

function selectAudits(trx: DatabaseTransaction, companyId: number) {
  return trx
    .selectFrom('audit')
    .select([
      'audit.id',
      'audit.account_id as accountId',
      'audit.company_id as companyId',
      'audit.balance_id as balanceId',
      'audit.year',
      'audit.month',
      'audit.state',
      'audit.created_at as createdAt',
      'audit.finished_at as finishedAt',
      'audit.failure',
      'audit.health_index as healthIndex',
      'audit.uncapped_health_index as uncappedHealthIndex',
      'audit.unbalanced',
      'audit.validations',
      'audit.basis',
    ])
    .$narrowType<{ state: AuditState; validations: ValidationSummary[] | null; basis: KeptBasis | null }>()
    .where('audit.company_id', '=', companyId);
}

export function findAudit(trx: DatabaseTransaction, companyId: number, id: string): Promise<AuditRecord | undefined> {
  return selectAudits(trx, companyId).where('audit.id', '=', id).executeTakeFirst();
}

/** Newest first. */
export async function listAudits(
  trx: DatabaseTransaction,
  companyId: number,
  period: Period | null,
  { page, pageSize }: Page,
): Promise<{ audits: AuditRecord[]; total: number }> {
  const all = selectAudits(trx, companyId);
  const chosen = period === null ? all : all.where('year', '=', period.year).where('month', '=', period.month);
  const audits = await chosen
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await chosen.clearSelect().select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { audits, total };
}

/** The unfinished audit of a balance. */
export function findUnfinished(
  trx: DatabaseTransaction,
  companyId: number,
  balanceId: string,
): Promise<AuditRecord | undefined> {
  return selectAudits(trx, companyId)
    .where('balance_id', '=', balanceId)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst();
}

export async function insertAudit(
  trx: DatabaseTransaction,
  caller: Pick<Caller, 'accountId' | 'userId'>,
  audit: { id: string; companyId: number; balanceId: string; period: Period },
): Promise<void> {
  await trx
    .insertInto('audit')
    .values({
      id: audit.id,
      account_id: caller.accountId,
      company_id: audit.companyId,
      balance_id: audit.balanceId,
      year: audit.period.year,
      month: audit.period.month,
      requested_by: caller.userId,
      // A request that waited for another began before it ended; the newest audit is the one inserted last.
      created_at: sql`clock_timestamp()`,
    })
    .execute();
}

/** An earlier month as shown in an audit. */
export interface EarlierMonth extends Period {
  /** Its newest finished audit. */
  auditId: string;
  healthIndex: number | null;
}

/**
 * Audited months of a company before a period, newest first: the last `limit`, or all. One query for all audits of a list,
 * as a lateral join for each of them costs twenty sorts of the same rows.
 */
export async function monthsBefore(
  trx: DatabaseTransaction,
  companyId: number,
  { year, month }: Period,
  limit: number | null,
): Promise<EarlierMonth[]> {
  const { rows } = await sql<EarlierMonth>`
    select distinct on (year, month) year, month, id as "auditId", health_index as "healthIndex"
      from audit
     where company_id = ${companyId} and state = 'done' and (year, month) < (${year}, ${month})
     order by year desc, month desc, created_at desc, id desc
     limit ${limit}`.execute(trx);
  return rows;
}

/** Number of findings, what of them is at risk and what is to be explained, in cents. */
export interface Total {
  count: number;
  amount: bigint;
  toExplain: bigint;
}

/** Totals of findings by audit and part (see the table). Combinations without findings are missing. */
export async function totalsOf(
  trx: DatabaseTransaction,
  auditIds: readonly string[],
): Promise<Map<string, Map<string, Total>>> {
  if (auditIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom('audit_total')
    .select(['audit_id as auditId', 'part', 'count', 'amount', 'to_explain as toExplain'])
    .where('audit_id', 'in', [...auditIds])
    .execute();
  const byAudit = Map.groupBy(rows, ({ auditId }) => auditId);
  return new Map(
    [...byAudit].map(([auditId, parts]) => [
      auditId,
      new Map(
        parts.map(({ part, count, amount, toExplain }) => [
          part,
          { count, amount: BigInt(amount), toExplain: BigInt(toExplain) },
        ]),
      ),
    ]),
  );
}

/** An event with its number within the audit, from 1. */
export interface StoredEvent {
  sequence: number;
  event: AuditEvent;
}

/** Progress events after a sequence number, in order. */
export function eventsAfter(trx: DatabaseTransaction, auditId: string, sequence: number): Promise<StoredEvent[]> {
  return trx
    .selectFrom('audit_event')
    .select(['sequence', 'event'])
    .$narrowType<{ event: AuditEvent }>()
    .where('audit_id', '=', auditId)
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .execute();
}

export interface MonthRecord {
  year: number;
  month: number;
  version: number;
  /** Newest audit of that version, with its state. */
  auditId: string | null;
  state: AuditState | null;
  healthIndex: number | null;
  /** Informative findings never count. */
  openFindings: number;
  critical: number;
  signOff: AuditMonth['signOff'] | null;
  /** Of a list of months. */
  reread?: AuditMonth['reread'] | null;
}

/** The newest month with a balance of each of some companies. */
export async function newestMonths(
  trx: DatabaseTransaction,
  companies: readonly number[],
): Promise<(MonthRecord & { companyId: number })[]> {
  const { rows } = await sql<MonthRecord & { companyId: number }>`
    select balance.company_id as "companyId", balance.year, balance.month, balance.version, last.id as "auditId",
           last.state, last.health_index as "healthIndex", counted.open as "openFindings", counted.critical,
           signed.state as "signOff"
      from unnest(${companies}::int[]) as asked (id)
      cross join lateral (select id, company_id, year, month, version from trial_balance
                           where company_id = asked.id and deleted_at is null
                           order by year desc, month desc, version desc limit 1) as balance
      ${lastAuditCounted}`.execute(trx);
  return rows;
}

/** Newest audit of `balance`, with its findings (informative ones never count) and the sign-off of its month. */
const lastAuditCounted = sql`
      left join lateral (select id, state, health_index from audit
                          where balance_id = balance.id order by created_at desc limit 1) as last on true
      cross join lateral (select coalesce(sum(count) filter (where part in ('critica', 'alta', 'media', 'baja')), 0)::int as open,
                                 coalesce(sum(count) filter (where part = 'critica'), 0)::int as critical
                            from audit_total where audit_id = last.id) as counted
      left join lateral (select case when state = 'closed' and balance_id <> balance.id then 'modified' else state end as state
                           from sign_off where company_id = balance.company_id and year = balance.year
                                           and month = balance.month and state in ('prepared', 'closed')) as signed on true`;

/** As in `rereadingSchema`; null where the file is read as it was. */
const rereadOfMonth = sql`
  rereading.outcome || jsonb_build_object('balanceId', balance.id, 'before',
    jsonb_build_object('rows', balance.rows, 'debits', round(balance.debits / 100.0, 2)::text,
                       'credits', round(balance.credits / 100.0, 2)::text))`;

/** Every month with a balance: its newest version, and the newest audit of that. Newest month first. */
export async function listMonths(trx: DatabaseTransaction, companyId: number): Promise<MonthRecord[]> {
  const { rows } = await sql<MonthRecord>`
    select balance.year, balance.month, balance.version, last.id as "auditId", last.state,
           last.health_index as "healthIndex", counted.open as "openFindings", counted.critical, signed.state as "signOff",
           ${rereadOfMonth} as reread
      from (select distinct on (year, month) id, company_id, year, month, version, debits, credits, rows from trial_balance
             where company_id = ${companyId} and deleted_at is null
             order by year desc, month desc, version desc) as balance
      ${lastAuditCounted}
      left join rereading on rereading.balance_id = balance.id and rereading.outcome is not null
     order by balance.year desc, balance.month desc`.execute(trx);
  return rows;
}
