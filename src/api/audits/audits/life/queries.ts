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
  isOfLast,
  isPastClosing,
  isSame,
  isSameInMonth,
  looksFor,
  versionsBefore,
} from './same/queries.ts';

/** A finished audit. */
export interface DoneAudit extends Period {
  id: string;
}

/** Audits with which the findings of a month are compared. */
export interface EarlierAudits {
  /** Audit of the nearest audited month. */
  nearest: string | null;
  /** Audits of the calendar months without a gap before it. */
  unbroken: string[];
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
  const unbroken: string[] = [];
  const before = (month: Period) => earlier.find((audit) => samePeriod(audit, previousMonth(month)));
  for (let audit = before(period); audit !== undefined; audit = before(audit)) unbroken.push(audit.id);
  return { nearest: earlier.at(-1)?.id ?? null, unbroken, all: earlier.map(({ id }) => id) };
}

/**
 * Select expressions for `change`, `unchanged`, `since_year`, `since_month`, `still` and `gone` of a finding. A month that was
 * never audited, or did not evaluate its rule, does not tell that it is absent: it persists if the last one before that had
 * it. `auditId`: expression of the audit that has it.
 */
export function lifeOf(
  columns: FindingColumns,
  { companyId, year, month, auditId }: Period & { companyId: number; auditId: RawBuilder<string> },
  { unbroken, all }: EarlierAudits,
): RawBuilder<unknown> {
  const { topic, severity, amount, subjects } = columns;
  const seenIn = (audits: readonly string[]) => sql`
    from finding as seen join audit as had on had.id = seen.audit_id
   where seen.company_id = ${companyId} and seen.topic = ${topic}
     and seen.audit_id = any(${audits}::uuid[]) and ${isSame('seen', columns)}`;
  /** The newest of some audits that has it, unless a later one of them looked for it. */
  const before = (audits: readonly string[]) => sql<string | null>`
    (select last.id from (select had.id, had.year, had.month ${seenIn(audits)}
                           order by had.year desc, had.month desc limit 1) as last
      where not exists (select from audit as later
                         where later.id = any(${audits}::uuid[]) and (later.year, later.month) > (last.year, last.month)
                           and ${looksFor('later', columns)}))`;
  const since = (column: 'since_year' | 'since_month', own: number) => sql`
    coalesce((select began.${sql.ref(column)} from finding as began
               where began.audit_id = ${before(unbroken)} and ${isSame('began', columns)} limit 1), ${own}::smallint)`;
  const ofBefore = (value: RawBuilder<unknown>) => sql`
    (select ${value} from finding as before where before.audit_id = ${before(all)} and ${isSame('before', columns)} limit 1)`;
  const still = sql`(select count(*) from unnest(${subjects}) as own (id) where own.id = any(before.subjects))::integer`;
  const isSet = sql`greatest(cardinality(${subjects}), cardinality(before.subjects)) > 1`;
  return sql`
    case when ${before(all)} is not null then 'persistente'
         when exists (select ${seenIn(all)}) or ${isBackInVersion(columns, auditId)} then 'reabierto' else 'nuevo' end as change,
    coalesce(${ofBefore(sql`before.severity = ${severity} and before.amount = ${amount}`)}, false) as unchanged,
    ${since('since_year', year)} as since_year, ${since('since_month', month)} as since_month,
    ${ofBefore(sql`case when ${isSet} then ${still} end`)} as still,
    ${ofBefore(sql`case when ${isSet} then cardinality(before.subjects) - ${still} end`)} as gone`;
}

/** Whether an earlier version of the month had it, and one after that, before this one, looked for it in vain. */
function isBackInVersion(columns: FindingColumns, auditId: RawBuilder<string>): RawBuilder<SqlBool> {
  return sql<SqlBool>`
    exists (select from audit as own join trial_balance as its on its.id = own.balance_id
             cross join lateral (
               select max(version.version) as version from audit as other
                 join trial_balance as version on version.id = other.balance_id and version.version < its.version
                 join finding as seen on seen.audit_id = other.id and ${isSameInMonth('seen', columns)}
                where other.company_id = own.company_id and other.year = own.year and other.month = own.month
                  and other.state = 'done' and other.id <> own.id) as last
              join audit as later on later.company_id = own.company_id and later.year = own.year and later.month = own.month
                                 and later.state = 'done'
              join trial_balance as between_them on between_them.id = later.balance_id
                                 and between_them.version > last.version and between_them.version < its.version
             where own.id = ${auditId} and ${looksFor('later', columns)})`;
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
  // What a month looked for tells all later ones what was absent there.
  const tellsOtherwise = replaced === null || (await looksOtherwise(trx, audit.id, replaced));
  for (const month of Map.groupBy(later, (one) => `${one.year} ${one.month}`).values()) {
    const ids = month.map(({ id }) => id);
    const period = month[0]!;
    const earlier = earlierAudits(newest, period);
    const isNext = samePeriod(period, next);
    const which = tellsOtherwise ? sql<SqlBool>`true` : sql<SqlBool>`topic = any(${changed}::text[])`;
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

/** Whether two audits evaluated other rules. */
async function looksOtherwise(trx: DatabaseTransaction, one: string, other: string): Promise<boolean> {
  const { rows } = await sql<{ looked: string }>`
    select (select jsonb_agg(jsonb_build_array(ran->'id', ran->>'outcome' in ('sin_hallazgos', 'con_hallazgos'),
                                               jsonb_path_query_array(ran, '$.notEvaluated[*].rule'),
                                               jsonb_path_query_array(ran, '$.ruleChanges[*] ? (@.off == true).rule'))
                             order by ran->'id')
              from jsonb_array_elements(audit.validations) as ran)::text as looked
      from audit where id in (${one}, ${other})`.execute(trx);
  return new Set(rows.map(({ looked }) => looked)).size > 1;
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
              from audit cross join lateral (select ${versionsBefore('audit')} as ids offset 0) as versions
              join finding as gone on gone.audit_id = any(versions.ids) and gone.severity <> 'informativa' and gone.set_aside is null
             where audit.id = any(${audits}::uuid[]) and not ${isPastClosing('audit')}
               and ${isOfLast(sql`versions.ids`, 'gone')} and ${isGoneFrom('audit', 'gone')} and ${looksFor('audit', 'gone')}
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
