/** Whole findings of an audit, and digests of its reports. */
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Finding } from '#core/engine/finding.ts';
import type { ReportFormat } from './contract.ts';
import type { ReportContent, ReportedSignOff } from './report-content.ts';

export interface HandedReport {
  accountId: string;
  companyId: number;
  /** As the report names it. */
  company: ReportContent['company'];
  auditId: string;
  /** SHA-256 of the file. */
  digest: string;
  code: string;
  format: ReportFormat;
  /** As the report tells it. */
  signOff: 'open' | ReportedSignOff['state'];
}

/** The same file again changes nothing. */
export async function insertHanded(trx: DatabaseTransaction, report: HandedReport): Promise<void> {
  const { accountId, companyId, company, auditId, digest, code, format, signOff } = report;
  await trx
    .insertInto('handed_report')
    .values({
      account_id: accountId,
      company_id: companyId,
      company_name: company.name,
      company_nit: company.nit,
      company_dv: company.dv,
      audit_id: auditId,
      digest,
      code,
      format,
      sign_off: signOff,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'digest']).doNothing())
    .execute();
}

/** By fingerprint, with all stored third parties. */
export async function wholeFindings(trx: DatabaseTransaction, auditId: string): Promise<Map<string, Finding>> {
  const rows = await trx
    .selectFrom('finding')
    .select(['fingerprint', 'document'])
    .$narrowType<{ document: Finding }>()
    .where('audit_id', '=', auditId)
    .execute();
  return new Map(rows.map(({ fingerprint, document }) => [fingerprint, document]));
}
