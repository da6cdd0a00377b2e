/** Looks up reports that were handed out, by digest or code. */
import { sql } from 'kysely';
import type { ReportFormat } from '#api/audits/audits/report/contract.ts';
import type { Database, DatabaseTransaction } from '#api/kernel/database.ts';
import { bindToAccount } from '#platform/database/transaction.ts';
import type { ReportCheck } from './contract.ts';

export interface HandedReport {
  companyId: number;
  /** As the report names it; null: made before that was kept. */
  name: string | null;
  nit: string | null;
  dv: number | null;
  auditId: string;
  format: ReportFormat;
  told: ReportCheck['told'];
  madeAt: Date;
}

/** State of the audit of a report and of its month, and how its company is called now. */
export interface AuditStanding {
  name: string;
  nit: string;
  dv: number;
  year: number;
  month: number;
  state: string;
  finishedAt: Date | null;
  balanceId: string;
  /** Newest finished audit of the month. */
  newestAudit: string | null;
  /** Newest version of the balance of the month. */
  newestBalance: string | null;
  signState: 'prepared' | 'closed' | null;
  signedAudit: string | null;
  signedAt: Date | null;
  isOnePerson: boolean | null;
  reopenedAt: Date | null;
}

/**
 * The newest report with a digest or code, and how its audit stands; row-level security shows the reports of that digest or
 * code only, and then the account of the found one.
 */
export function findHanded(
  db: Database,
  held: string,
): Promise<{ report: HandedReport; standing: AuditStanding } | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('app.report', ${held}, true)`.execute(trx);
    const report = await trx
      .selectFrom('handed_report')
      .select(['account_id as accountId', 'company_id as companyId', 'audit_id as auditId', 'format'])
      .select(['sign_off as told', 'made_at as madeAt'])
      .select(['company_name as name', 'company_nit as nit', 'company_dv as dv'])
      .$narrowType<{ format: ReportFormat; told: ReportCheck['told'] }>()
      .where((where) => where.or([where('digest', '=', held), where('code', '=', held)]))
      .orderBy('made_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (report === undefined) return undefined;
    await bindToAccount(trx, report.accountId);
    return { report, standing: await standingOf(trx, report) };
  });
}

async function standingOf(trx: DatabaseTransaction, { auditId, madeAt }: HandedReport): Promise<AuditStanding> {
  const { rows } = await sql<AuditStanding>`
    select company.business_name as name, company.nit, company.check_digit as dv, audit.year, audit.month, audit.state,
           audit.finished_at as "finishedAt", audit.balance_id as "balanceId", newest.id as "newestAudit",
           balance.id as "newestBalance", signed.state as "signState", signed.audit_id as "signedAudit",
           coalesce(signed.closed_at, signed.prepared_at) as "signedAt",
           signed.closed_by = signed.prepared_by as "isOnePerson", reopened.at as "reopenedAt"
      from audit
      join company on company.id = audit.company_id
      left join lateral (select id from audit as other
                          where other.company_id = audit.company_id and other.year = audit.year
                            and other.month = audit.month and other.state = 'done'
                          order by created_at desc, id desc limit 1) as newest on true
      left join lateral (select id from trial_balance
                          where company_id = audit.company_id and year = audit.year and month = audit.month
                            and deleted_at is null
                          order by version desc limit 1) as balance on true
      left join sign_off as signed on signed.company_id = audit.company_id and signed.year = audit.year
                                  and signed.month = audit.month and signed.state in ('prepared', 'closed')
      left join lateral (select max(done_at) as at from sign_off_act join sign_off on sign_off.id = sign_off_id
                          where sign_off.company_id = audit.company_id and sign_off.year = audit.year
                            and sign_off.month = audit.month and kind = 'reopened'
                            and done_at > ${madeAt}) as reopened on true
     where audit.id = ${auditId}`.execute(trx);
  return rows[0]!;
}
