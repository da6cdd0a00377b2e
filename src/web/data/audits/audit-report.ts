/** Report of an audit, saved as a file. */
import { downloadReport, downloadSiigoEntries } from '#api/audits/audits/report/calls.gen.ts';
import type { ReportFormat } from '#api/audits/audits/report/contract.ts';
import { download } from '../transport/download.ts';
import { useChange } from '../transport/use-change.ts';

/** A report, or the suggested entries as Siigo Nube imports them. */
type AuditFile = ReportFormat | 'siigo';

/** `nameOf`: fallback file name by format. */
export function useDownloadReport(company: number, auditId: string, nameOf: (format: AuditFile) => string) {
  const params = { id: company, auditId };
  return useChange({
    send: (file: AuditFile) =>
      file === 'siigo'
        ? download(downloadSiigoEntries, { params }, nameOf(file))
        : download(downloadReport, { params, query: { format: file } }, nameOf(file)),
  });
}
