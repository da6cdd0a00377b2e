/**
 * Changes of findings between months (new, persistent, recurring, corrected, and since when), computed and stored at
 * the end of an audit. An audit is compared with the newest audit of each earlier month.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { comparePeriods, type Period, previousMonth, samePeriod } from '#core/calendar/period.ts';

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

/** A finding in a query: expressions of its columns. */
export interface FindingColumns {
  fingerprint: RawBuilder<string>;
  severity: RawBuilder<string>;
  /** Cents. */
  amount: RawBuilder<bigint>;
}

/** Columns of a finding under the alias of its table. */
export function findingColumns(alias: string): FindingColumns {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return {
    fingerprint: column('fingerprint') as RawBuilder<string>,
    severity: column('severity') as RawBuilder<string>,
    amount: column('amount') as RawBuilder<bigint>,
  };
}

/**
 * Select expressions for `change`, `unchanged`, `since_year` and `since_month` of a finding. If the previous month was
 * never audited, the finding's absence is unknown: the nearest audited month decides whether it persists.
 */
export function lifeOf(
  { fingerprint, severity, amount }: FindingColumns,
  { companyId, year, month }: Period & { companyId: number },
  { nearest, adjacent, all }: EarlierAudits,
): RawBuilder<unknown> {
  const since = (column: 'since_year' | 'since_month', own: number) => sql`
    coalesce((select began.${sql.ref(column)} from finding as began
               where began.audit_id = ${adjacent}::uuid and began.fingerprint = ${fingerprint}), ${own}::smallint)`;
  return sql`
    case when exists (select from finding as before
                       where before.audit_id = ${nearest}::uuid and before.fingerprint = ${fingerprint})
         then 'persistente'
         when exists (select from finding as seen
                       where seen.company_id = ${companyId} and seen.fingerprint = ${fingerprint}
                         and seen.audit_id = any(${all}::uuid[]))
         then 'reabierto' else 'nuevo' end as change,
    exists (select from finding as before
             where before.audit_id = ${nearest}::uuid and before.fingerprint = ${fingerprint}
               and before.severity = ${severity} and before.amount = ${amount}) as unchanged,
    ${since('since_year', year)} as since_year, ${since('since_month', month)} as since_month`;
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
    const which =
      isNext && replaced === null ? sql<SqlBool>`true` : sql<SqlBool>`fingerprint = any(${changed}::text[])`;
    const renewed = await renewLives(
      trx,
      ids,
      which,
      lifeOf(findingColumns('finding'), { companyId, ...period }, earlier),
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
     where company_id = ${companyId} and state = 'done' and year = ${audit.year} and month = ${audit.month}
       and id <> ${audit.id}
     order by created_at desc, id desc limit 1`.execute(trx);
  return rows[0]?.id ?? null;
}

/** Fingerprints found by exactly one of two audits, or with another severity or amount. */
async function differingFindings(trx: DatabaseTransaction, one: string, other: string | null): Promise<string[]> {
  const { rows } = await sql<{ fingerprint: string }>`
    select fingerprint from finding where audit_id = ${one} or audit_id = ${other}::uuid
     group by fingerprint having count(*) = 1 or count(distinct (severity, amount)) > 1`.execute(trx);
  return rows.map(({ fingerprint }) => fingerprint);
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
       set change = life.change, unchanged = life.unchanged, since_year = life.since_year, since_month = life.since_month
      from (select audit_id, fingerprint, ${life} from finding where audit_id = any(${audits}::uuid[]) and ${which}) as life
     where finding.audit_id = life.audit_id and finding.fingerprint = life.fingerprint
       and (finding.change, finding.unchanged, finding.since_year, finding.since_month)
           is distinct from (life.change, life.unchanged, life.since_year, life.since_month)`.execute(trx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Stores the finding totals of some audits of one month, what is at risk as their amount; `nearest`: the audit that they are compared with. */
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
              from finding where audit_id = any(${audits}::uuid[])
            union all
            select account_id, audit_id, change, amount, coalesce(cause, fingerprint), stake from finding
             where audit_id = any(${audits}::uuid[]) and severity <> 'informativa'
            union all
            select audit.account_id, audit.id, 'corregido', gone.amount, coalesce(gone.cause, gone.fingerprint), gone.stake
              from audit join finding as gone on gone.audit_id = ${nearest}::uuid and gone.severity <> 'informativa'
             where audit.id = any(${audits}::uuid[])
               and not exists (select from finding as present
                                where present.audit_id = audit.id and present.fingerprint = gone.fingerprint
                                  and present.severity <> 'informativa')) as parts
     group by account_id, audit_id, part`.execute(trx);
}
