/**
 * Changes of findings between months (new, persistent, recurring, corrected, and since when), computed and stored at
 * the end of an audit. An audit is compared with the newest audit of each earlier month, and with the version before of
 * its own. The same in memory, without versions, for the command line: `core/engine/life/compare-months.ts`.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { comparePeriods, type Period, previousMonth, samePeriod } from '#core/calendar/period.ts';
import {
  type FindingColumns,
  findingColumns,
  isGoneFrom,
  isPastClosing,
  isSame,
  isSameInMonth,
  looksFor,
  versionBefore,
} from './same/queries.ts';

/** A finished audit. */
export interface DoneAudit extends Period {
  id: string;
}

/** Audits with which the findings of a month are compared. */
export interface EarlierAudits {
  /** Audit of the nearest audited month. */
  nearest: string | null;
  /** Audit of the previous calendar month, if any. */
  adjacent: string | null;
  /** Audits of all earlier months. */
  all: string[];
}

/** Newest audit of each audited month, oldest month first. */
export async function newestOfMonths(trx: DatabaseTransaction, companyId: number): Promise<DoneAudit[]> {
  const { rows } = await sql<DoneAudit>`
    select distinct on (year, month) id, year, month from audit
     where company_id = ${companyId} and state = 'done'
     order by year, month, created_at desc, id desc`.execute(trx);
  return rows;
}

/** `newest`: result of `newestOfMonths`. */
export function earlierAudits(newest: readonly DoneAudit[], period: Period): EarlierAudits {
  const earlier = newest.filter((audit) => comparePeriods(audit, period) < 0);
  const before = previousMonth(period);
  return {
    nearest: earlier.at(-1)?.id ?? null,
    adjacent: earlier.find((audit) => samePeriod(audit, before))?.id ?? null,
    all: earlier.map(({ id }) => id),
  };
}

/**
 * Select expressions for `change`, `unchanged`, `since_year`, `since_month`, `still` and `gone` of a finding. If the
 * previous month was never audited, the finding's absence is unknown: the nearest audited month decides whether it
 * persists. `auditId`: expression of the audit that has it.
 */
export function lifeOf(
  columns: FindingColumns,
  { companyId, year, month, auditId }: Period & { companyId: number; auditId: RawBuilder<string> },
  { nearest, adjacent, all }: EarlierAudits,
): RawBuilder<unknown> {
  const { topic, severity, amount, subjects } = columns;
  const since = (column: 'since_year' | 'since_month', own: number) => sql`
    coalesce((select began.${sql.ref(column)} from finding as began
               where began.audit_id = ${adjacent}::uuid and ${isSame('began', columns)}), ${own}::smallint)`;
  const ofBefore = (value: RawBuilder<unknown>) => sql`
    (select ${value} from finding as before where before.audit_id = ${nearest}::uuid and ${isSame('before', columns)} limit 1)`;
  const inVersions = (which: RawBuilder<SqlBool>) => sql<SqlBool>`
    exists (select from audit as own
              join audit as other on other.company_id = own.company_id and other.year = own.year and other.month = own.month
                                 and other.state = 'done' and other.id <> own.id
              join finding as seen on seen.audit_id = other.id and ${isSameInMonth('seen', columns)}
             where own.id = ${auditId} and ${which})`;
  const isEarlierVersion = sql<SqlBool>`
    (select version from trial_balance where id = other.balance_id)
    < (select version from trial_balance where id = own.balance_id)`;
  const still = sql`(select count(*) from unnest(${subjects}) as own (id) where own.id = any(before.subjects))::integer`;
  const isSet = sql`greatest(cardinality(${subjects}), cardinality(before.subjects)) > 1`;
  return sql`
    case when exists ${ofBefore(sql``)}
         then 'persistente'
         when exists (select from finding as seen
                       where seen.company_id = ${companyId} and seen.topic = ${topic}
                         and seen.audit_id = any(${all}::uuid[]) and ${isSame('seen', columns)})
              or ${inVersions(isEarlierVersion)} and not ${inVersions(sql<SqlBool>`other.id = ${versionBefore('own')}`)}
         then 'reabierto' else 'nuevo' end as change,
    coalesce(${ofBefore(sql`before.severity = ${severity} and before.amount = ${amount}`)}, false) as unchanged,
    ${since('since_year', year)} as since_year, ${since('since_month', month)} as since_month,
    ${ofBefore(sql`case when ${isSet} then ${still} end`)} as still,
    ${ofBefore(sql`case when ${isSet} then cardinality(before.subjects) - ${still} end`)} as gone`;
}

/**
 * Updates later months after an audit: their changes depend on findings that this audit found and the replaced one
 * did not, or vice versa; and in the next month on whether this one had been audited. Requires the lock of the company,
 * with the findings of `audit` stored.
 */
export async function carryForward(
  trx: DatabaseTransaction,
  companyId: number,
  audit: DoneAudit,
  newest: readonly DoneAudit[],
): Promise<void> {
  if (!newest.some(({ id }) => id === audit.id)) return;
  const later = await laterAudits(trx, companyId, audit);
  const [next] = later;
  if (next === undefined) return;
  const replaced = await replacedBy(trx, companyId, audit);
  const changed = await differingFindings(trx, audit.id, replaced);
  for (const month of Map.groupBy(later, (one) => `${one.year} ${one.month}`).values()) {
    const ids = month.map(({ id }) => id);
    const period = month[0]!;
    const earlier = earlierAudits(newest, period);
    const isNext = samePeriod(period, next);
    const which = isNext && replaced === null ? sql<SqlBool>`true` : sql<SqlBool>`topic = any(${changed}::text[])`;
    const renewed = await renewLives(
      trx,
      ids,
      which,
      lifeOf(findingColumns('finding'), { companyId, ...period, auditId: sql`finding.audit_id` }, earlier),
    );
    if (renewed || isNext) await storeTotals(trx, ids, earlier.nearest);
  }
}

/** All audits of later months, superseded ones included, oldest month first. */
async function laterAudits(trx: DatabaseTransaction, companyId: number, { year, month }: Period): Promise<DoneAudit[]> {
  const { rows } = await sql<DoneAudit>`
    select id, year, month from audit
     where company_id = ${companyId} and state = 'done' and (year, month) > (${year}, ${month})
     order by year, month`.execute(trx);
  return rows;
}

/** The audit of the same month that this one supersedes, or null. */
async function replacedBy(trx: DatabaseTransaction, companyId: number, audit: DoneAudit): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from audit
     where company_id = ${companyId} and state in ('done', 'withdrawn') and year = ${audit.year} and month = ${audit.month}
       and id <> ${audit.id}
     order by created_at desc, id desc limit 1`.execute(trx);
  return rows[0]?.id ?? null;
}

/** Topics found by exactly one of two audits, or with another severity or amount, or about others. */
async function differingFindings(trx: DatabaseTransaction, one: string, other: string | null): Promise<string[]> {
  const { rows } = await sql<{ topic: string }>`
    select topic from finding where audit_id = ${one} or audit_id = ${other}::uuid
     group by topic having count(*) = 1 or count(distinct (severity, amount, proof, subjects)) > 1`.execute(trx);
  return rows.map(({ topic }) => topic);
}

/** Recomputes the changes of some findings in some audits of one month. Returns whether any changed. */
async function renewLives(
  trx: DatabaseTransaction,
  audits: readonly string[],
  which: RawBuilder<SqlBool>,
  life: RawBuilder<unknown>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update finding
       set change = life.change, unchanged = life.unchanged, since_year = life.since_year, since_month = life.since_month,
           still = life.still, gone = life.gone
      from (select audit_id, fingerprint, ${life} from finding where audit_id = any(${audits}::uuid[]) and ${which}) as life
     where finding.audit_id = life.audit_id and finding.fingerprint = life.fingerprint
       and (finding.change, finding.unchanged, finding.since_year, finding.since_month, finding.still, finding.gone)
           is distinct from (life.change, life.unchanged, life.since_year, life.since_month, life.still, life.gone)`.execute(
    trx,
  );
  return (numAffectedRows ?? 0n) > 0n;
}

/** Updates the audits of later versions of its month, that ended before it. Requires the lock of the company. */
export async function carryToVersions(
  trx: DatabaseTransaction,
  companyId: number,
  { id, year, month }: DoneAudit,
  earlier: EarlierAudits,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select later.id from audit as own
      join trial_balance as its on its.id = own.balance_id
      join audit as later on later.company_id = own.company_id and later.year = own.year and later.month = own.month
                         and later.state = 'done'
      join trial_balance as newer on newer.id = later.balance_id and newer.version > its.version
     where own.id = ${id}`.execute(trx);
  if (rows.length > 0) await renewMonth(trx, companyId, { ids: rows.map((row) => row.id), year, month }, earlier);
}

/** Compares some audits of one month with everything before them again. */
async function renewMonth(
  trx: DatabaseTransaction,
  companyId: number,
  { ids, year, month }: Period & { ids: readonly string[] },
  earlier: EarlierAudits,
): Promise<void> {
  const place = { companyId, year, month, auditId: sql<string>`finding.audit_id` };
  await renewLives(trx, ids, sql`true`, lifeOf(findingColumns('finding'), place, earlier));
  await storeTotals(trx, ids, earlier.nearest);
}

/**
 * Compares all audits of a company again: after a change of what makes two findings one. Requires the lock of the company.
 */
export async function compareAgain(trx: DatabaseTransaction, companyId: number): Promise<void> {
  const newest = await newestOfMonths(trx, companyId);
  const all = await laterAudits(trx, companyId, { year: 0, month: 0 });
  for (const month of Map.groupBy(all, (one) => `${one.year} ${one.month}`).values()) {
    const ids = month.map(({ id }) => id);
    const period = month[0]!;
    const earlier = earlierAudits(newest, period);
    await renewMonth(trx, companyId, { ids, ...period }, earlier);
  }
  await sql`update audit set compared = true where company_id = ${companyId} and not compared`.execute(trx);
}

/**
 * Stores the finding totals of some audits of one month, what is at risk as their amount; `nearest`: the audit that they
 * are compared with. What another finding explains counts with that one; what is set aside counts as such only. What the
 * version before had counts apart, where the nearest month had none of it.
 */
export async function storeTotals(
  trx: DatabaseTransaction,
  audits: readonly string[],
  nearest: string | null,
): Promise<void> {
  await sql`delete from audit_total where audit_id = any(${audits}::uuid[])`.execute(trx);
  await sql`
    insert into audit_total (account_id, audit_id, part, count, amount, to_explain)
    select account_id, audit_id, part, count(distinct told),
           coalesce(sum(amount) filter (where stake = 'at_risk'), 0), coalesce(sum(amount) filter (where stake = 'to_explain'), 0)
      from (select account_id, audit_id, severity as part, amount, coalesce(cause, fingerprint) as told,
                   case when severity <> 'informativa' then stake end as stake
              from finding where audit_id = any(${audits}::uuid[]) and explained_by is null and set_aside is null
            union all
            select account_id, audit_id, coalesce(set_aside, change), amount, coalesce(cause, fingerprint), stake from finding
             where audit_id = any(${audits}::uuid[]) and explained_by is null and severity <> 'informativa'
            union all
            select now.account_id, now.audit_id, case when now.set_aside is null then 'devuelto' else 'apartado' end,
                   now.amount, coalesce(now.cause, now.fingerprint), now.stake
              from finding as now
              join finding as before on before.audit_id = ${nearest}::uuid and ${isSame('before', findingColumns('now'))}
             where now.audit_id = any(${audits}::uuid[]) and now.explained_by is null and now.severity <> 'informativa'
               and (now.set_aside is null) <> (before.set_aside is null)
            union all
            select audit.account_id, audit.id, ${changeOfGone('gone', 'audit')}, gone.amount,
                   coalesce(gone.cause, gone.fingerprint), gone.stake
              from audit join finding as gone on gone.audit_id = ${nearest}::uuid and gone.severity <> 'informativa'
                                             and gone.explained_by is null and gone.set_aside is null
             where audit.id = any(${audits}::uuid[])
               and not exists (select from finding as present
                                where present.audit_id = audit.id and present.severity <> 'informativa'
                                  and present.explained_by is null and ${isSame('present', findingColumns('gone'))})
            union all
            select audit.account_id, audit.id, 'corregido_en_version', gone.amount, coalesce(gone.cause, gone.fingerprint), gone.stake
              from audit join finding as gone on gone.audit_id = ${versionBefore('audit')} and gone.severity <> 'informativa'
                                             and gone.set_aside is null
             where audit.id = any(${audits}::uuid[]) and not ${isPastClosing('audit')}
               and ${isGoneFrom('audit', 'gone')} and ${looksFor('audit', 'gone')}
               -- Those are counted above.
               and not exists (select from finding as before
                                where before.audit_id = ${nearest}::uuid and before.severity <> 'informativa'
                                  and before.explained_by is null and before.set_aside is null
                                  and ${isSame('before', findingColumns('gone'))}
                                  and not exists (select from finding as present
                                                   where present.audit_id = audit.id and present.severity <> 'informativa'
                                                     and present.explained_by is null
                                                     and ${isSame('present', findingColumns('before'))}))) as parts
     group by account_id, audit_id, part`.execute(trx);
}

/**
 * What became of a finding that an audit no longer has; aliases of both. A state of the books whose rule was not evaluated is
 * not corrected.
 */
export function changeOfGone(finding: string, audit: string): RawBuilder<'corregido' | 'ya_no_aplica'> {
  const column = (name: string) => sql.ref(`${finding}.${name}`);
  return sql`
    case when ${column('proof')} = 'balance' and ${looksFor(audit, finding)}
           or exists (select from flow_check as checked
                       where checked.audit_id = ${column('audit_id')} and checked.fingerprint = ${column('fingerprint')}
                         and checked.balance_id = ${sql.ref(`${audit}.balance_id`)} and checked.seen)
         then 'corregido' else 'ya_no_aplica' end`;
}
