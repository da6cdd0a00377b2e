/**
 * Biable and Siesa. "Comprobación de saldos / Anexo": accounts and third parties share the first column, third parties
 * indented by one space, their id padded to nineteen characters before the name; two header rows contain the months.
 * Verified on a real Siesa file; Biable is assumed to print the same report. Also flat tables exported from the cubes
 * or with combined keys.
 */
import type { Detection, Format } from '#core/reading/format.ts';
import { readReportTitle } from '#core/reading/headers/report-title.es.ts';
import { tabularRow } from '#core/reading/rows/tabular-row.ts';
import type { Sheet } from '#core/reading/workbook.ts';
import { annexTitle, findAnnex } from './annex.ts';
import { classifyRows } from './annex-rows.es.ts';
import { findCube, findKeyed, keyedRows } from './tables.es.ts';

/** Foot of the real file: program, version and page. */
const SIESA = /^\s*UnoEE\b/i;

function detectIn(sheet: Sheet): Detection[] {
  const annex = findAnnex(sheet);
  if (annex) {
    const { row: headerRow, columns } = annex;
    return [{ sheet, headerRow, columns, score: 95, title: annexTitle(sheet, annex), realWith: SIESA }];
  }
  const cube = findCube(sheet);
  const table = cube ?? findKeyed(sheet);
  if (!table) return [];
  const { row: headerRow, columns } = table;
  const title = readReportTitle(sheet.head.filter(({ number }) => number < headerRow));
  return [{ sheet, headerRow, columns, score: cube ? 90 : 80, title }];
}

export const format: Format = {
  key: 'biable',
  name: 'Biable',
  softwareId: 8,
  evidence: 'assumed',

  detect: ({ sheets }) => sheets.flatMap(detectIn),

  rows({ sheet, columns }) {
    if (findAnnex(sheet)) return classifyRows(columns);
    return findCube(sheet) ? tabularRow(columns) : keyedRows(columns);
  },
};
