/** Report of an audit, saved as a file. */
import { downloadReport } from '#api/audits/audits/report/calls.gen.ts';
import type { ReportFormat } from '#api/audits/audits/report/contract.ts';
import { download } from '../transport/download.ts';
import { useChange } from '../transport/use-change.ts';

/** `nameOf`: fallback file name by format. */
export function useDownloadReport(company: number, auditId: string, nameOf: (format: ReportFormat) => string) {
  const params = { id: company, auditId };
  return useChange({
    send: (format: ReportFormat) => download(downloadReport, { params, query: { format } }, nameOf(format)),
  });
}
