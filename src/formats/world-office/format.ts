/**
 * World Office, in three layouts: a flat table with id and name in the TERCERO cell; a tree in the first column; and an
 * export with one column per level of the chart. Evidence: two parsers for the first, one for each other.
 */
import type { Detection, Format } from '#core/reading/format.ts';
import { readReportTitle } from '#core/reading/headers/report-title.es.ts';
import { text } from '#core/reading/rows/raw-rows.ts';
import { tabularRow } from '#core/reading/rows/tabular-row.ts';
import type { Sheet, Workbook } from '#core/reading/workbook.ts';
import { findLayout, type Layout } from './layout.es.ts';
import { levelRows } from './levels.ts';
import { treeRows } from './tree.es.ts';

const classifiers = { flat: tabularRow, tree: treeRows, levels: levelRows } as const;

/** The title may be on a separate sheet before the data. */
function titleOf(workbook: Workbook, sheet: Sheet, layout: Layout) {
  const above = sheet.head.filter(({ number }) => number < layout.headerRow);
  const title = readReportTitle(above);
  if (title.company.nit !== null || title.from !== null) return title;
  const other = workbook.sheets.find((candidate) => candidate !== sheet);
  // Title rows have one text, or a label with its value; other lists have more.
  const lines = other?.head.filter(({ cells }) => cells.filter((cell) => text(cell) !== '').length <= 2);
  return lines ? readReportTitle(lines) : title;
}

export const format: Format = {
  key: 'world-office',
  name: 'World Office',
  softwareId: 4,
  evidence: 'told',

  detect(workbook: Workbook): Detection[] {
    return workbook.sheets.flatMap((sheet) => {
      const layout = findLayout(sheet);
      if (!layout) return [];
      const { headerRow, columns, score } = layout;
      return [{ sheet, headerRow, columns, score, title: titleOf(workbook, sheet, layout) }];
    });
  },

  rows: (detection) => {
    const { kind, levels } = findLayout(detection.sheet)!;
    return classifiers[kind](detection.columns, levels);
  },
};
