/** Figures of use by day, and counts over all accounts. */
import { type RawBuilder, sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { UsageQuery } from './contract.ts';

/** Days that are computed anew: audits end and are withdrawn later. */
const openDays = 7;

/** Namespace of advisory locks; unique in the project. */
const usageLock = 7_283_411;

const inBogota = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone 'America/Bogota')::date`;

/**
 * Computes the figures of the last days, and of all before the first time. In a transaction of statistics. Sample companies
 * do not count.
 */
export async function refreshUsage(trx: DatabaseTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${usageLock})`.execute(trx);
  const { rows } = await sql<{ from: string }>`
    select coalesce(max(day) - ${openDays}::int, '-infinity')::text as from from usage_day`.execute(trx);
  const from = sql`${rows[0]!.from}::date`;
  await sql`delete from usage_day where day >= ${from}`.execute(trx);
  const auditDay = inBogota(sql`audit.created_at`);
  await sql`
    insert into usage_day (day, software_id, alliance, plan, imports, first_imports, audits, critica, alta, media, baja,
                           informativa, audit_seconds, first_minutes)
    with counted as (
      select ${inBogota(sql`uploaded_at`)} as day, company_id, 1 as imports, (version = 1)::int as first_imports,
             0 as audits, null::text as severity, 0 as findings, null::real as seconds, null::real as minutes
        from trial_balance
      union all
      select ${auditDay}, company_id, 0, 0, 1, null, 0, extract(epoch from finished_at - created_at)::real, null
        from audit where state in ('done', 'withdrawn')
      union all
      select ${auditDay}, audit.company_id, 0, 0, 0, severity, count(*)::int, null, null
        from audit join finding on finding.audit_id = audit.id
       where audit.state in ('done', 'withdrawn') and finding.change <> 'persistente'
       group by 1, 2, severity
      union all
      select ${inBogota(sql`min(audit.finished_at)`)}, company.id, 0, 0, 0, null, 0, null,
             (extract(epoch from min(audit.finished_at) - company.created_at) / 60)::real
        from company join audit on audit.company_id = company.id and audit.state in ('done', 'withdrawn')
       group by company.id
    )
    select counted.day, company.software_id, account.alliance, coalesce(license.plan, ''), sum(imports)::int,
           sum(first_imports)::int, sum(audits)::int,
           coalesce(sum(findings) filter (where severity = 'critica'), 0)::int,
           coalesce(sum(findings) filter (where severity = 'alta'), 0)::int,
           coalesce(sum(findings) filter (where severity = 'media'), 0)::int,
           coalesce(sum(findings) filter (where severity = 'baja'), 0)::int,
           coalesce(sum(findings) filter (where severity = 'informativa'), 0)::int,
           coalesce(array_agg(seconds) filter (where seconds is not null), '{}'),
           coalesce(array_agg(minutes) filter (where minutes is not null), '{}')
      from counted
      join company on company.id = counted.company_id and not company.is_sample
      join account on account.id = company.account_id
      left join license on license.account_id = account.id
     where counted.day >= ${from}
     group by 1, 2, 3, 4`.execute(trx);
  await sql`
    insert into usage_refresh (refreshed_at) values (now())
    on conflict (only_row) do update set refreshed_at = now()`.execute(trx);
}

/** When the figures by day were computed; undefined before the first time. */
export async function refreshedAt(trx: DatabaseTransaction): Promise<Date | undefined> {
  const row = await trx.selectFrom('usage_refresh').select('refreshed_at as at').executeTakeFirst();
  return row?.at;
}

/** Filters over `software_id`, `alliance` and `plan` of a source. */
function fits({ software, ally, plan }: UsageQuery, source: 'figures' | 'accounts'): RawBuilder<unknown> {
  const ofPlan = source === 'figures' ? sql`plan` : sql`coalesce(license.plan, '')`;
  return sql`(${software ?? null}::int is null or software_id = ${software ?? null})
    and (${ally ?? null}::text is null or alliance = ${ally ?? null})
    and (${plan ?? null}::text is null or ${ofPlan} = ${plan ?? null})`;
}

export interface DayFigures {
  day: string;
  imports: number;
  firstImports: number;
  audits: number;
  critica: number;
  alta: number;
  media: number;
  baja: number;
  informativa: number;
}

/** Oldest first. */
export async function figuresByDay(trx: DatabaseTransaction, query: UsageQuery): Promise<DayFigures[]> {
  const { rows } = await sql<DayFigures>`
    select day, sum(imports)::int as imports, sum(first_imports)::int as "firstImports", sum(audits)::int as audits,
           sum(critica)::int as critica, sum(alta)::int as alta, sum(media)::int as media, sum(baja)::int as baja,
           sum(informativa)::int as informativa
      from usage_day where day between ${query.from} and ${query.to} and ${fits(query, 'figures')}
     group by day order by day`.execute(trx);
  return rows;
}

/** Medians by month, and over all of the days under the key ''. */
export async function medians(
  trx: DatabaseTransaction,
  query: UsageQuery,
  of: 'first_minutes' | 'audit_seconds',
): Promise<Map<string, number>> {
  const { rows } = await sql<{ month: string; median: number }>`
    select coalesce(to_char(day, 'YYYY-MM'), '') as month,
           percentile_cont(0.5) within group (order by value)::float8 as median
      from usage_day cross join lateral unnest(${sql.ref(of)}) as value
     where day between ${query.from} and ${query.to} and ${fits(query, 'figures')}
     group by grouping sets ((to_char(day, 'YYYY-MM')), ())
    having count(*) > 0`.execute(trx);
  return new Map(rows.map(({ month, median }) => [month, median]));
}

export async function importsBySoftware(trx: DatabaseTransaction, query: UsageQuery): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; imports: number }>`
    select software_id as id, sum(imports)::int as imports from usage_day
     where day between ${query.from} and ${query.to} and ${fits(query, 'figures')}
     group by 1 having sum(imports) > 0`.execute(trx);
  return new Map(rows.map(({ id, imports }) => [id, imports]));
}

/** Audits and last day with an import or audit, by ally. */
export async function activityByAlly(
  trx: DatabaseTransaction,
  query: UsageQuery,
): Promise<Map<string, { audits: number; lastActive: string }>> {
  const { rows } = await sql<{ ally: string; audits: number; lastActive: string }>`
    select alliance as ally, sum(audits)::int as audits, max(day) as "lastActive" from usage_day
     where day between ${query.from} and ${query.to} and ${fits(query, 'figures')}
     group by 1`.execute(trx);
  return new Map(rows.map(({ ally, ...activity }) => [ally, activity]));
}

/** Companies that count: not deleted, no sample. */
const companies = sql`company join account on account.id = company.account_id
  left join license on license.account_id = account.id`;
const isCounted = sql`company.deleted_at is null and not company.is_sample`;

export interface CompanyCount {
  software: number;
  ally: string;
  companies: number;
  active: number;
  /** With a month audited. */
  audited: number;
}

/** By software and ally. `month`: the one that is asked for in `audited`. */
export async function countCompanies(
  trx: DatabaseTransaction,
  query: UsageQuery,
  month: { year: number; month: number },
): Promise<CompanyCount[]> {
  const during = (moment: RawBuilder<unknown>) => sql`${inBogota(moment)} between ${query.from} and ${query.to}`;
  const { rows } = await sql<CompanyCount>`
    select software_id as software, alliance as ally, count(*)::int as companies,
           (count(*) filter (where exists (select from trial_balance where company_id = company.id and ${during(sql`uploaded_at`)})
             or exists (select from audit where company_id = company.id and ${during(sql`audit.created_at`)})))::int as active,
           (count(*) filter (where exists (select from audit where company_id = company.id and state = 'done'
                                              and year = ${month.year} and month = ${month.month})))::int as audited
      from ${companies} where ${isCounted} and ${fits(query, 'accounts')}
     group by 1, 2`.execute(trx);
  return rows;
}

export interface UserCount {
  ally: string;
  users: number;
  /** Signed in within the last 30 days of the query. */
  active: number;
}

/** Users that count: active; with a filter by software, of accounts with such a company. Staff does not count. */
const users = ({ software, ally, plan }: UsageQuery) => sql`
  app_user join account on account.id = app_user.account_id
    left join license on license.account_id = account.id
   where app_user.is_active and not app_user.is_admin
     and (${ally ?? null}::text is null or alliance = ${ally ?? null})
     and (${plan ?? null}::text is null or coalesce(license.plan, '') = ${plan ?? null})
     and (${software ?? null}::int is null
          or exists (select from company where account_id = account.id and software_id = ${software ?? null} and ${isCounted}))`;

/** By ally. */
export async function countUsers(trx: DatabaseTransaction, query: UsageQuery): Promise<UserCount[]> {
  const { to } = query;
  const { rows } = await sql<UserCount>`
    select alliance as ally, count(*)::int as users,
           (count(*) filter (where ${inBogota(sql`last_sign_in_at`)} between ${to}::date - 29 and ${to}::date))::int as active
      from ${users(query)}
     group by 1`.execute(trx);
  return rows;
}

export interface MonthCount {
  month: string;
  companies: number;
  users: number;
}

/** Companies and users at the end of each month, oldest first, of those that there still are. */
export async function countByMonth(trx: DatabaseTransaction, query: UsageQuery): Promise<MonthCount[]> {
  const isThere = (moment: RawBuilder<unknown>) => sql`${inBogota(moment)} < (first + interval '1 month')::date`;
  const { rows } = await sql<MonthCount>`
    select to_char(first, 'YYYY-MM') as month,
           (select count(*)::int from ${companies}
             where ${isCounted} and ${fits(query, 'accounts')} and ${isThere(sql`company.created_at`)}) as companies,
           (select count(*)::int from ${users(query)} and ${isThere(sql`app_user.created_at`)}) as users
      from generate_series(date_trunc('month', ${query.from}::date), ${query.to}::date, interval '1 month') as first
     order by first`.execute(trx);
  return rows;
}

/** Findings of months audited in these days, and how many of them were justified, corrected or are gone since. */
export async function countResolved(
  trx: DatabaseTransaction,
  query: UsageQuery,
): Promise<{ found: number; resolved: number }> {
  const { rows } = await sql<{ found: number; resolved: number }>`
    with months as (
      select distinct audit.company_id, year, month from audit
       where state = 'done' and ${inBogota(sql`audit.created_at`)} between ${query.from} and ${query.to}
    ), found as (
      select distinct audit.company_id, audit.year, audit.month, finding.fingerprint
        from months join audit using (company_id, year, month)
        join finding on finding.audit_id = audit.id
       where audit.state = 'done'
    ), newest as (
      select distinct on (company_id, year, month) audit.id, company_id, year, month
        from months join audit using (company_id, year, month)
       where audit.state = 'done' order by company_id, year, month, audit.created_at desc
    )
    select count(*)::int as found,
           (count(*) filter (where now_found.fingerprint is null or now_found.set_aside = 'justificado'
              or exists (select from finding_life as life where life.company_id = found.company_id
                            and life.fingerprint = found.fingerprint and life.state = 'corregido')))::int as resolved
      from found join newest using (company_id, year, month)
      join ${companies} on company.id = found.company_id and ${isCounted} and ${fits(query, 'accounts')}
      left join finding as now_found on now_found.audit_id = newest.id and now_found.fingerprint = found.fingerprint`.execute(
    trx,
  );
  return rows[0]!;
}

/** Software of companies and allies of accounts. */
export async function usageChoices(trx: DatabaseTransaction): Promise<{ software: number[]; allies: string[] }> {
  const software = await trx.selectFrom('company').select('software_id as id').distinct().execute();
  const allies = await trx.selectFrom('account').select('alliance').distinct().orderBy('alliance').execute();
  return { software: software.map(({ id }) => id), allies: allies.map(({ alliance }) => alliance) };
}
