/** Alerts of companies, audits whose end nobody was told of, and the new findings that they tell. */
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Severity } from '#core/engine/severity.ts';
import type { AlertSetting } from './contract.ts';

/** Job that tells of ended audits; its payload is an `AuditRequester`. */
export const tellAuditsName = 'tell-audits';

/** A company, and the user in whose name its audits ran. */
export interface AuditRequester {
  accountId: string;
  companyId: number;
  userId: number;
}

/** Undefined for a company that was deleted meanwhile, and for the sample, whose months are nobody's work. */
export async function companyName(trx: DatabaseTransaction, companyId: number): Promise<string | undefined> {
  const found = await trx
    .selectFrom('company')
    .select('business_name as name')
    .where('id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where('is_sample', '=', false)
    .executeTakeFirst();
  return found?.name;
}

/** The least severity that raises an alert. */
export async function alertSeverity(trx: DatabaseTransaction, companyId: number): Promise<AlertSetting['severity']> {
  const found = await trx
    .selectFrom('company_alert')
    .select('severity')
    .$narrowType<{ severity: AlertSetting['severity'] }>()
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return found?.severity ?? 'alta';
}

export async function setAlertSeverity(
  trx: DatabaseTransaction,
  { accountId, companyId, severity }: { accountId: string; companyId: number; severity: AlertSetting['severity'] },
): Promise<void> {
  await trx
    .insertInto('company_alert')
    .values({ account_id: accountId, company_id: companyId, severity })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ severity }))
    .execute();
}

/** An audit that ended. */
export interface EndedAudit {
  id: string;
  companyId: number;
  year: number;
  month: number;
  state: 'done' | 'failed';
  healthIndex: number | null;
  /** Findings that the month before had not. */
  added: number;
}

/**
 * Takes the audits of a company that a user asked for and that ended since they were last told, each once; none while
 * others of theirs are under way, so that twelve months are told of together. With those of a batch come the ones of all its
 * companies, once each of its months was audited.
 */
export async function takeUntold(trx: DatabaseTransaction, companyId: number, userId: number): Promise<EndedAudit[]> {
  const { rows } = await sql<EndedAudit>`
    with batch as (
      select distinct made.batch_id as id from company_batch_balance as made join audit on audit.balance_id = made.balance_id
       where audit.company_id = ${companyId} and audit.requested_by = ${userId} and audit.told_at is null),
    together as (
      select balance_id from company_batch_balance where batch_id in (select id from batch)),
    own as (
      select audit.* from audit
       where requested_by = ${userId} and (company_id = ${companyId} or balance_id in (select balance_id from together))),
    told as (
      update audit set told_at = now()
       where id in (select id from own) and told_at is null
         and state in ('done', 'failed') and finished_at > now() - interval '1 day'
         and not exists (select from own where state in ('queued', 'running'))
         and not exists (select from together
                          where not exists (select from audit as of_month where of_month.balance_id = together.balance_id))
      returning id, company_id, year, month, state, health_index)
    select id, company_id as "companyId", year, month, state, health_index as "healthIndex",
           coalesce((select sum(count) from audit_total where audit_id = told.id and part in ('nuevo', 'reabierto')), 0)::int
             as added
      from told order by year, month`.execute(trx);
  return rows;
}

/** Whether no later month of the company is audited: what an older one finds is history. */
export async function isNewestMonth(
  trx: DatabaseTransaction,
  companyId: number,
  { year, month }: Pick<EndedAudit, 'year' | 'month'>,
): Promise<boolean> {
  const later = await trx
    .selectFrom('audit')
    .select('id')
    .where('company_id', '=', companyId)
    .where('state', '=', 'done')
    .where(sql<boolean>`(year, month) > (${year}, ${month})`)
    .limit(1)
    .executeTakeFirst();
  return later === undefined;
}

/** New findings of a validation in an audit, one of each cause. */
export interface RaisedAlert {
  validationId: number;
  validation: string;
  count: number;
  critical: number;
  /** Of the gravest. */
  severity: Severity;
  /** Codes, some. */
  accounts: string[];
}

/**
 * By validation, the most severe first; `severities` from the gravest. Not those that an earlier audit of the same month found, that another finding
 * explains, or that are set aside.
 */
export async function raisedAlerts(
  trx: DatabaseTransaction,
  auditId: string,
  severities: readonly Severity[],
): Promise<RaisedAlert[]> {
  const { rows } = await sql<RaisedAlert>`
    select validation_id as "validationId", validation, count(distinct told)::int as count,
           count(distinct told) filter (where severity = 'critica')::int as critical,
           (array_agg(severity order by array_position(${severities}::text[], severity)))[1] as severity,
           coalesce((array_agg(distinct account_code) filter (where account_code is not null))[1:3], '{}') as accounts
      from (select found.validation_id, found.validation, found.severity, found.account_code,
                   coalesce(found.cause, found.fingerprint) as told
              from finding as found join audit on audit.id = found.audit_id
             where found.audit_id = ${auditId}::uuid and found.change in ('nuevo', 'reabierto')
               and found.severity = any(${severities}::text[]) and found.explained_by is null and found.set_aside is null
               and not exists (select from finding as known join audit as before on before.id = known.audit_id
                                where known.company_id = found.company_id and known.fingerprint = found.fingerprint
                                  and before.year = audit.year and before.month = audit.month
                                  and before.created_at < audit.created_at)) as raised
     group by validation_id, validation
     order by critical desc, count desc, validation_id`.execute(trx);
  return rows;
}

/** Whether somebody used a session in the last two minutes: they see what ends. */
export async function isPresent(trx: DatabaseTransaction, userId: number): Promise<boolean> {
  const found = await trx
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('last_seen_at', '>', sql<Date>`now() - interval '2 minutes'`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
