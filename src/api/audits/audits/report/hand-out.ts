/** A report with its code, and the digest of the file that was made of it. */
import { createHash } from 'node:crypto';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { reportCode, writtenCode } from '../../report-code.ts';
import type { ReportFormat } from './contract.ts';
import { insertHanded } from './queries.ts';
import type { UnsealedReport } from './read-report.ts';
import type { ReportContent } from './report-content.ts';

export interface SealedReport {
  content: ReportContent;
  /** Without separators. */
  code: string;
}

/** The code follows from all that the report says: the same report of the same day has the same one. */
export function sealReport(
  content: UnsealedReport['content'],
  { format, home, made }: { format: ReportFormat; home: string; made: string },
): SealedReport {
  const code = reportCode(JSON.stringify([format, home, made, content]));
  return { code, content: { ...content, seal: { code: writtenCode(code), home, address: `${home}/verificar`, made } } };
}

/** Notes the digest of a file, so that it can be checked. */
export async function noteHanded(
  trx: DatabaseTransaction,
  file: Uint8Array,
  { sealed, ...of }: { format: ReportFormat; accountId: string; companyId: number; sealed: SealedReport },
): Promise<void> {
  const { audit, signOff, company } = sealed.content;
  const digest = createHash('sha256').update(file).digest('hex');
  const { code } = sealed;
  await insertHanded(trx, { ...of, company, auditId: audit.id, digest, code, signOff: signOff?.state ?? 'open' });
}
