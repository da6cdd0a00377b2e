/** The sheets of a report: summary, findings, their third parties, entries, file rows, and what is set aside. */
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { withOwnNames } from '#platform/workbook/xlsx/sheet-names.ts';
import type { SheetToWrite } from '#platform/workbook/xlsx/write-workbook.ts';
import type { ReportContent } from '../report-content.ts';
import { findingsSheet } from './findings-sheet.ts';
import { entrySheet, goneSheet, justifiedSheet, practiceSheet, rowSheet } from './other-sheets.ts';
import { summarySheet } from './summary-sheet.ts';
import { thirdPartiesSheet } from './third-parties-sheet.ts';

export function reportSheets(content: ReportContent, balance: TrialBalance): SheetToWrite[] {
  const sheets = [
    summarySheet(content),
    findingsSheet(content),
    thirdPartiesSheet(content),
    entrySheet(content),
    rowSheet(content, balance),
    justifiedSheet(content),
    practiceSheet(content),
    goneSheet(content),
  ];
  return withOwnNames(sheets.filter((sheet) => sheet !== null));
}
