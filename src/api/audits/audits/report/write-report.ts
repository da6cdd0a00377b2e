/** Writes a report in a worker thread. */
import { openStoredBalance, type StoredBalance } from '#api/balances/stored-balance.ts';
import { writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';
import type { ReportFormat } from './contract.ts';
import type { ReportContent } from './report-content.ts';
import { reportJson } from './report-json.ts';
import { reportSheets } from './workbook/report-sheets.ts';
import { siigoSheets } from './workbook/siigo-sheet.ts';

export interface ReportTask {
  /** `siigo`: the suggested entries alone, as Siigo Nube imports them. */
  format: ReportFormat | 'siigo';
  content: ReportContent;
  /** The audited balance. */
  month: StoredBalance;
}

export async function writeReport({ format, content, month }: ReportTask): Promise<Uint8Array> {
  if (format === 'json') return new TextEncoder().encode(`${JSON.stringify(reportJson(content), null, 2)}\n`);
  if (format === 'pdf') return (await import('./pdf/write-pdf.ts')).writeReportPdf(content);
  if (format === 'siigo') return writeWorkbook(siigoSheets(content));
  return writeWorkbook(reportSheets(content, openStoredBalance(month)));
}
