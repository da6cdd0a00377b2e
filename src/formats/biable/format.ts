/**
 * Biable and Siesa ("Comprobación de saldos / Anexo"): accounts and third parties share the first column, a third party one
 * space in, its id padded to nineteen characters before its name; headers take two rows and carry the months. Verified on a
 * real Siesa file; Biable is assumed to print the same report.
 */
import type { Columns, Detection, Format, ReportTitle } from '#core/format.ts';
import { plainText } from '#core/header-row.ts';
import { comparePeriods } from '#core/period.ts';
import { periodsIn } from '#core/periods-in.es.ts';
import { readReportTitle } from '#core/report-title.es.ts';
import type { Cell, Sheet, Workbook } from '#core/workbook.ts';
import { classifyRows } from './rows.es.ts';

/** `2026/02`, the month in the header of a balance. */
const MONTH = /^(?:saldo (?:inicial|final) a )?\d{4} \d{2}$/;

interface Header {
  row: number;
  columns: Columns;
  months: Cell[];
}

function findHeader(sheet: Sheet): Header | null {
  for (const { number, cells } of sheet.head) {
    const headers = cells.map(plainText);
    const debit = headers.indexOf('debitos');
    const credit = headers.indexOf('creditos');
    if (headers[0] !== 'cuentas' || debit < 2 || credit !== debit + 1) continue;
    const months = [cells[debit - 1] ?? null, cells[credit + 1] ?? null];
    if (!months.every((month) => MONTH.test(plainText(month)))) continue;
    return {
      row: number,
      columns: { code: 0, name: 1, opening: debit - 1, debit, credit, closing: credit + 1 },
      months,
    };
  }
  return null;
}

function titleOf(sheet: Sheet, { row, months }: Header): ReportTitle {
  const title = readReportTitle(sheet.head.filter(({ number }) => number < row - 1));
  const periods = months.flatMap((month) => periodsIn(String(month))).sort(comparePeriods);
  return { ...title, from: periods[0] ?? null, to: periods.at(-1) ?? null };
}

export const format: Format = {
  key: 'biable',
  name: 'Biable',
  softwareId: 8,

  detect(workbook: Workbook): Detection[] {
    return workbook.sheets.flatMap((sheet) => {
      const header = findHeader(sheet);
      if (!header) return [];
      return [{ sheet, headerRow: header.row, columns: header.columns, score: 95, title: titleOf(sheet, header) }];
    });
  },

  rows: ({ columns }) => classifyRows(columns),
};
