/** The sheets of a report: summary, one for each validation with findings, entries, what is set aside, file rows. */
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { SheetToWrite } from '#platform/workbook/xlsx/write-workbook.ts';
import type { ReportContent } from '../report-content.ts';
import { findingSheet } from './finding-sheet.ts';
import { entrySheet, goneSheet, justifiedSheet, rowSheet } from './other-sheets.ts';
import { summarySheet } from './summary-sheet.ts';

/** Longest name of a sheet in Excel. */
const LONGEST_NAME = 31;

export function reportSheets(content: ReportContent, balance: TrialBalance): SheetToWrite[] {
  const groups = Map.groupBy(content.findings, ({ validationTitle }) => validationTitle);
  const found = [...groups].map(([title, items]) => findingSheet(title, items));
  const others = [entrySheet(content), justifiedSheet(content), goneSheet(content), rowSheet(content, balance)].filter(
    (sheet) => sheet !== null,
  );
  return withOwnNames([summarySheet(content), ...found, ...others]);
}

/** Names as Excel accepts them: short, without its signs, and each once whatever the case. */
function withOwnNames(sheets: readonly SheetToWrite[]): SheetToWrite[] {
  const taken = new Set<string>();
  return sheets.map((sheet) => {
    const clean =
      sheet.name
        .replaceAll(/[[\]:*?/\\]/g, ' ')
        .replaceAll(/^'+|'+$/g, '')
        .trim() || 'Hoja';
    let name = clean.slice(0, LONGEST_NAME).trim();
    for (let number = 2; taken.has(name.toLowerCase()); number++) {
      const suffix = ` ${number}`;
      name = clean.slice(0, LONGEST_NAME - suffix.length).trim() + suffix;
    }
    taken.add(name.toLowerCase());
    return { ...sheet, name };
  });
}
