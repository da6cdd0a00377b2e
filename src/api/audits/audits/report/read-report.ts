/** Reads what a report is made of. */
import { auditDocument } from '#api/audits/audits/audit-document.ts';
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import { findingItems } from '#api/audits/audits/findings/finding-items.ts';
import { practicesOfAudit } from '#api/audits/audits/practices/queries.ts';
import { type AuditRecord, findAudit } from '#api/audits/audits/queries.ts';
import { namedCompany } from '#api/audits/audits/sign-off/named-company.ts';
import { currentSignOff, type SignOffRecord } from '#api/audits/audits/sign-off/queries.ts';
import { rulesDigest } from '#api/audits/audits/sign-off/sign-off-content.ts';
import { namedLoads } from '#api/audits/dian-lists/queries.ts';
import { findJustifications } from '#api/audits/finding-lives/justifications/queries.ts';
import { readColumns } from '#api/balances/trial-balances/queries.ts';
import { logoAddress } from '#api/companies/logo/queries.ts';
import { readCompany } from '#api/companies/reach-company.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { periodKey } from '#core/calendar/period.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Finding } from '#core/engine/finding.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { wholeFindings } from './queries.ts';
import type { ReportContent, ReportedFinding, ReportedPractice, ReportedReason } from './report-content.ts';
import type { ReportTask } from './write-report.ts';

/** Before it has its code. */
type Unsealed = Omit<ReportContent, 'seal'>;

export interface UnsealedReport {
  content: Unsealed;
  month: ReportTask['month'];
  /** Of the company. */
  accountId: string;
}

/** Throws AppError `resource.not_found`, and `audit.unfinished` for an audit without result. */
export async function readReport(
  trx: DatabaseTransaction,
  caller: Caller,
  { id, auditId }: { id: number; auditId: string },
): Promise<UnsealedReport> {
  const company = await readCompany(trx, caller, id);
  const record = await findAudit(trx, id, auditId);
  if (record === undefined) throw new AppError('resource.not_found');
  const { attributes } = await auditDocument(trx, record);
  const { result } = attributes;
  if (result === null) throw new AppError('audit.unfinished', { period: formatPeriod(record) });
  const items = await findingItems(trx, record);
  const signed = await currentSignOff(trx, id, record);
  const isGone = ({ change }: FindingItem) => change === 'corregido' || change === 'ya_no_aplica';
  const present = items.filter((item) => !isGone(item));
  const content: Unsealed = {
    companyId: id,
    company: namedCompany(company, record, signed),
    logo: company.logo === null ? null : await logoAddress(trx, id),
    audit: { id: auditId, attributes: { ...attributes, result } },
    findings: withAll(present, await wholeFindings(trx, auditId)),
    gone: items.filter(isGone),
    practices: await reportedPractices(trx, auditId),
    signOff: signOffOf(record, signed),
    rules: rulesDigest(record),
    lists: record.basis?.dianLists === undefined ? null : await namedLoads(trx, record.basis.dianLists),
    reasons: await reasonsOf(
      trx,
      id,
      items.flatMap(({ life }) => life.justificationId ?? []),
    ),
  };
  const { balanceId, accountId } = record;
  const balance = await readColumns(trx, balanceId);
  return { content, accountId, month: { id: balanceId, period: periodKey(record), balance } };
}

/** `whole`: documents by fingerprint; what relates findings to each other is of the list. */
function withAll(items: readonly FindingItem[], whole: ReadonlyMap<string, Finding>): ReportedFinding[] {
  return items.map(({ finding: { fingerprint, explainedBy, explains }, ...item }) => {
    const related = { ...(explainedBy && { explainedBy }), ...(explains && { explains }) };
    return { ...item, finding: { ...whole.get(fingerprint)!, ...related } };
  });
}

async function reportedPractices(trx: DatabaseTransaction, auditId: string): Promise<ReportedPractice[]> {
  const practices = await practicesOfAudit(trx, auditId);
  return practices.flatMap(({ validation, since, months, finding: told, change, foundSince, answer }) => {
    if (since === null || months === null) return [];
    const finding = { ...told, change, since: foundSince };
    const registered = answer && {
      reason: answer.reason,
      by: answer.createdByName,
      at: answer.createdAt.toISOString(),
    };
    return [{ validation, since, months, finding, registered }];
  });
}

function signOffOf(audit: AuditRecord, signed: SignOffRecord | undefined): ReportContent['signOff'] {
  if (signed === undefined) return null;
  const { closedAt } = signed;
  return {
    state: signed.state === 'closed' && signed.auditId !== audit.id ? 'modified' : signed.state,
    digest: signed.digest,
    prepared: { name: signed.preparedByName, card: signed.preparedCard, at: signed.preparedAt.toISOString() },
    closed: closedAt && { name: signed.closedByName ?? '', card: signed.closedCard, at: closedAt.toISOString() },
    isOnePerson: signed.closedBy === signed.preparedBy,
  };
}

async function reasonsOf(
  trx: DatabaseTransaction,
  companyId: number,
  ids: readonly string[],
): Promise<Record<string, ReportedReason>> {
  const records = await findJustifications(trx, companyId, [...new Set(ids)]);
  return Object.fromEntries(
    records.map(({ id, scope, reason, until, createdByName, createdAt }) => [
      id,
      { scope, reason, until, by: createdByName, at: createdAt.toISOString() },
    ]),
  );
}
