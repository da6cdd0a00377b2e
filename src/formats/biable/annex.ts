/** Detects Siesa's "Comprobación de saldos / Anexo" in a sheet: two header rows, the second with the months. */

import { comparePeriods } from '#core/calendar/period.ts';
import { periodsIn } from '#core/calendar/periods-in.es.ts';
import type { Columns, ReportTitle } from '#core/reading/format.ts';
import { plainText } from '#core/reading/headers/header-row.ts';
import { readReportTitle } from '#core/reading/headers/report-title.es.ts';
import type { Cell, Sheet } from '#core/reading/workbook.ts';

export interface AnnexHeader {
  row: number;
  columns: Columns;
  months: Cell[];
}

/** `2026/02`, the month in the header of a balance. */
const MONTH = /^(?:saldo (?:inicial|final) a )?\d{4} \d{2}$/;

export function findAnnex(sheet: Sheet): AnnexHeader | null {
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

export function annexTitle(sheet: Sheet, { row, months }: AnnexHeader): ReportTitle {
  const title = readReportTitle(sheet.head.filter(({ number }) => number < row - 1));
  const periods = months.flatMap((month) => periodsIn(String(month))).sort(comparePeriods);
  return { ...title, from: periods[0] ?? null, to: periods.at(-1) ?? null };
}
