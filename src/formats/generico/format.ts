/**
 * Any package's flat table: one header row whose names say which column is the account, the third party and the four
 * amounts (docs/formats: the accepted names). It claims a file only when no package's own format does.
 */
import type { Detection, Format, RawRow } from '#core/format.ts';
import { findHeaderRow } from '#core/header-row.ts';
import { readReportTitle } from '#core/report-title.es.ts';
import { tabularRow } from '#core/tabular-row.ts';
import type { SheetRow, Workbook } from '#core/workbook.ts';

export const format: Format = {
  key: 'generico',
  name: 'Archivo plano',
  softwareId: null,

  detect(workbook: Workbook): Detection[] {
    return workbook.sheets.flatMap((sheet) => {
      const header = findHeaderRow(sheet);
      if (!header) return [];
      const title = readReportTitle(sheet.head.filter((line) => line.number < header.row));
      return [{ sheet, headerRow: header.row, columns: header.columns, score: 60, title }];
    });
  },

  rows({ columns }: Detection): (row: SheetRow) => RawRow | null {
    return tabularRow(columns);
  },
};
