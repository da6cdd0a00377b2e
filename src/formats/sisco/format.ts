/**
 * Sisco: nothing is published about its export, so any flat table with the usual headers is read, provided that the report
 * names the program above them. A report that does not is read just the same as a flat file.
 */
import type { Detection, Format } from '#core/format.ts';
import { findHeaderRow, plainText } from '#core/header-row.ts';
import { readReportTitle } from '#core/report-title.es.ts';
import { tabularRow } from '#core/tabular-row.ts';
import type { Workbook } from '#core/workbook.ts';

export const format: Format = {
  key: 'sisco',
  name: 'Sisco',
  softwareId: 7,

  detect(workbook: Workbook): Detection[] {
    return workbook.sheets.flatMap((sheet) => {
      const header = findHeaderRow(sheet);
      if (!header) return [];
      const above = sheet.head.filter(({ number }) => number < header.row);
      if (!above.some(({ cells }) => cells.some((cell) => /\bsisco\b/.test(plainText(cell))))) return [];
      return [{ sheet, headerRow: header.row, columns: header.columns, score: 75, title: readReportTitle(above) }];
    });
  },

  rows: ({ columns }) => tabularRow(columns),
};
