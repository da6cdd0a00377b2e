/**
 * Helisa (classic, version 2 and Cloud): a flat table whose third party is called "Identidad", account rows first and their
 * third parties below. Balances come positive in each account's own nature, which the file's arithmetic proves. No export
 * could be verified: the layout is assumed from the program's own field names, so any order of columns is accepted.
 */
import type { Detection, Format } from '#core/format.ts';
import { findHeaderRow, plainText } from '#core/header-row.ts';
import { readReportTitle } from '#core/report-title.es.ts';
import { tabularRow } from '#core/tabular-row.ts';
import type { Workbook } from '#core/workbook.ts';

export const format: Format = {
  key: 'helisa',
  name: 'Helisa',
  softwareId: 2,
  alsoSoftwareIds: [9, 10],

  detect(workbook: Workbook): Detection[] {
    return workbook.sheets.flatMap((sheet) => {
      const header = findHeaderRow(sheet);
      const cells = sheet.head.find(({ number }) => number === header?.row)?.cells ?? [];
      if (!header || !cells.some((cell) => plainText(cell) === 'identidad')) return [];
      const title = readReportTitle(sheet.head.filter(({ number }) => number < header.row));
      return [{ sheet, headerRow: header.row, columns: header.columns, score: 85, title }];
    });
  },

  rows: ({ columns }) => tabularRow(columns),
};
