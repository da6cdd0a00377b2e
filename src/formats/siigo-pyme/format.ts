/**
 * Siigo Pyme (Siigo Windows), written by its own Excel utility: the code is spread over up to five cells of two digits;
 * rows of third parties leave them empty and inherit the account above; texts are padded. Variants: one code cell (`13
 * 05 05`), a column with `Cuenta` or `NIT` (Rompimiento), and the general balance of Siigo Contador. Evidence: five
 * parsers and a described file.
 */
import type { Detection, Format } from '#core/reading/format.ts';
import { findHeaderRow, plainText } from '#core/reading/headers/header-row.ts';
import { readReportTitle } from '#core/reading/headers/report-title.es.ts';
import type { Sheet, Workbook } from '#core/reading/workbook.ts';
import { findLayout, type Layout } from './layout.es.ts';
import { classifyRows } from './rows.ts';

function layoutOf(sheet: Sheet): Layout | null {
  const layout = findLayout(sheet.head.map(({ number, cells }) => ({ number, headers: cells.map(plainText) })));
  return layout !== null && hasOtherLevels(sheet, layout) ? null : layout;
}

/** Other programs name the same levels, and write whole codes in them, or the class before the group. */
function hasOtherLevels(sheet: Sheet, { headerRow, segments: [group] }: Layout): boolean {
  const header = findHeaderRow(sheet);
  const levels = header?.row === headerRow ? header.levels : undefined;
  return levels !== undefined && (levels.layout === 'levels' || levels.columns[0]! < group!);
}

export const format: Format = {
  key: 'siigo-pyme',
  name: 'Siigo Pyme',
  softwareId: 5,
  evidence: 'told',

  detect(workbook: Workbook): Detection[] {
    return workbook.sheets.flatMap((sheet) => {
      const layout = layoutOf(sheet);
      if (!layout) return [];
      const title = readReportTitle(sheet.head.filter(({ number }) => number < layout.headerRow));
      return [{ sheet, headerRow: layout.headerRow, columns: layout.columns, score: layout.score, title }];
    });
  },

  rows: (detection) => classifyRows(layoutOf(detection.sheet)!),
};
