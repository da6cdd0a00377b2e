/**
 * CHIP, form CGN2015_001 of public entities: text with rows that begin with `S` (entity, period, year) and `D`
 * (account, opening, debit, credit, closing). Without third parties, on the chart of the Contaduría General de la
 * Nación. The period is a 1 and two months: `10103` is January to March.
 */

import { isPeriod, type Period } from '#core/calendar/period.ts';
import type { Columns, Detection, Format, RawRow } from '#core/reading/format.ts';
import { cellReader, emptyRow } from '#core/reading/rows/raw-row.ts';
import { text } from '#core/reading/rows/raw-rows.ts';
import type { Sheet, SheetRow } from '#core/reading/workbook.ts';

const COLUMNS: Columns = { code: 1, opening: 2, debit: 3, credit: 4, closing: 5 };
const FORM = /^CGN2015_001/i;

function detectIn(sheet: Sheet): Detection[] {
  const head = sheet.head.find(({ cells }) => text(cells[0] ?? null) === 'S');
  if (!head?.cells.some((cell) => FORM.test(text(cell)))) return [];
  const [, , lapse, year] = head.cells.map(text);
  const [from, to] = monthsOf(lapse ?? '', Number(year));
  const title = { company: { nit: null, dv: null, name: null }, from, to };
  return [{ sheet, headerRow: head.number, columns: COLUMNS, score: 95, title }];
}

function monthsOf(lapse: string, year: number): [Period | null, Period | null] {
  const match = /^1(\d{2})(\d{2})$/.exec(lapse);
  const [from, to] = [Number(match?.[1]), Number(match?.[2])];
  return isPeriod(year, from) && isPeriod(year, to)
    ? [
        { year, month: from },
        { year, month: to },
      ]
    : [null, null];
}

export const format: Format = {
  key: 'chip',
  name: 'CHIP',
  softwareId: null,
  evidence: 'told',
  hasOtherChart: true,
  isQuarterly: true,
  detect: ({ sheets }) => sheets.flatMap(detectIn),
  rows({ columns }): (row: SheetRow) => RawRow | null {
    const read = cellReader(columns);
    const raw = emptyRow();
    return ({ cells }) => {
      if (text(cells[0] ?? null) !== 'D') return null;
      raw.code = read(cells, 'code');
      for (const field of ['opening', 'debit', 'credit', 'closing'] as const) raw[field] = read(cells, field);
      return raw;
    };
  },
};
