/**
 * Odoo with the Colombian localisation: a trial balance of six columns (debit and credit of opening, month and closing)
 * with third parties below their account, and a table with third parties as `Name - NIT 900…`. Odoo community: a table of
 * partners, without ids, for each account. Evidence: one parser for each; the position of third parties in the first is
 * assumed.
 */
import type { Format } from '#core/reading/format.ts';
import { readReportTitle } from '#core/reading/headers/report-title.es.ts';
import { tabularRow } from '#core/reading/rows/tabular-row.ts';
import { findLayout } from './layout.es.ts';
import { partnerRows } from './partner-rows.ts';
import { sixColumnRows } from './rows.ts';

export const format: Format = {
  key: 'odoo',
  name: 'Odoo',
  softwareId: null,
  evidence: 'told',

  detect: ({ sheets }) =>
    sheets.flatMap((sheet) => {
      const layout = findLayout(sheet);
      if (!layout) return [];
      const { headerRow, columns, score } = layout;
      const title = readReportTitle(sheet.head.filter(({ number }) => number < headerRow));
      return [{ sheet, headerRow, columns, score, title }];
    }),

  rows({ sheet, columns }) {
    const layout = findLayout(sheet)!;
    if (layout.kind === 'by partner') return partnerRows(columns);
    return layout.kind === 'six columns' ? sixColumnRows(layout) : tabularRow(columns);
  },
};
