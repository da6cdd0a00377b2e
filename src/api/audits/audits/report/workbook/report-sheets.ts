/** The sheets of a report: summary, one for each validation with findings, entries, what is set aside, file rows. */
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { withOwnNames } from '#platform/workbook/xlsx/sheet-names.ts';
import type { SheetToWrite } from '#platform/workbook/xlsx/write-workbook.ts';
import type { ReportContent } from '../report-content.ts';
import { findingSheet } from './finding-sheet.ts';
import { entrySheet, goneSheet, justifiedSheet, practiceSheet, rowSheet } from './other-sheets.ts';
import { summarySheet } from './summary-sheet.ts';

export function reportSheets(content: ReportContent, balance: TrialBalance): SheetToWrite[] {
  const groups = Map.groupBy(content.findings, ({ validationTitle }) => validationTitle);
  const found = [...groups].map(([title, items]) => findingSheet(title, items));
  const others = [
    entrySheet(content),
    justifiedSheet(content),
    practiceSheet(content),
    goneSheet(content),
    rowSheet(content, balance),
  ].filter((sheet) => sheet !== null);
  return withOwnNames([summarySheet(content), ...found, ...others]);
}
