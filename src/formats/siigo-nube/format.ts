/**
 * Siigo Nube, "Balance de prueba por tercero": eleven flat columns, header in row 8 when downloaded from the application and
 * in row 5 when the API made it. Account rows (id empty) total the third-party rows that repeat their code; a row with a
 * branch but no id is a fact without third party. Evidence: the layout seen in real files and by eight parsers.
 */
import type { Detection, Format, RawRow } from '#core/format.ts';
import { findHeaderRow } from '#core/header-row.ts';
import { readReportTitle } from '#core/report-title.es.ts';
import { tabularRow } from '#core/tabular-row.ts';
import type { SheetRow, Workbook } from '#core/workbook.ts';

export const format: Format = {
  key: 'siigo-nube',
  name: 'Siigo Nube',
  softwareId: 1,

  detect(workbook: Workbook): Detection[] {
    return workbook.sheets.flatMap((sheet) => {
      const header = findHeaderRow(sheet);
      if (!header) return [];
      const { columns, row } = header;
      if (columns.level === undefined || columns.transactional === undefined || columns.id === undefined) return [];
      const title = readReportTitle(sheet.head.filter((line) => line.number < row));
      return [{ sheet, headerRow: row, columns, score: 95, title }];
    });
  },

  rows({ columns }: Detection): (row: SheetRow) => RawRow | null {
    const read = tabularRow(columns);
    return (row) => {
      const raw = read(row);
      if (!raw || raw.kind === 'grand_total') return raw;
      const isAccountRow = (raw.id === null || raw.id === '') && (raw.branch === null || raw.branch === '');
      raw.kind = isAccountRow ? 'unknown' : 'detail';
      return raw;
    };
  },
};
