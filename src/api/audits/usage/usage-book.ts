/** The use of the product as a workbook: a sheet for each table, figures as numbers. */
import type { SheetToWrite, WrittenCell } from '#platform/workbook/xlsx/write-workbook.ts';
import type { Usage } from './contract.ts';
import { text } from './text.es.ts';

export function usageSheets(usage: Usage): SheetToWrite[] {
  const { from, to, totals, months, days, software, allies, lastMonth } = usage;
  const figures = (row: Usage['days'][number] | Usage['months'][number]): WrittenCell[] => [
    row.imports,
    row.audits,
    row.critica,
    row.alta,
    row.media,
    row.baja,
    row.informativa,
  ];
  const all = { from, to, ...totals };
  const keys = Object.keys(text.totals) as (keyof typeof text.totals)[];
  return [
    { name: text.sheets.totals, rows: keys.map((key) => [text.totals[key], all[key]]), look: { widths: [44, 16] } },
    table(text.sheets.months, [
      [text.month, ...text.figures, text.firstMinutes, text.companies, text.users],
      ...months.map((row) => [row.month, ...figures(row), row.firstMinutes, row.companies, row.users]),
    ]),
    table(text.sheets.days, [[text.day, ...text.figures], ...days.map((row) => [row.day, ...figures(row)])]),
    table(text.sheets.software, [text.software, ...software.map((row) => [row.name, row.imports, row.companies])]),
    table(text.sheets.allies, [
      text.allies(lastMonth),
      ...allies.map((row) => [
        row.ally || text.noAlly,
        row.companies,
        row.users,
        row.audits,
        row.audited,
        row.lastActive,
      ]),
    ]),
  ];
}

function table(name: string, rows: WrittenCell[][]): SheetToWrite {
  const widths = rows[0]!.map((_, column) => (column === 0 ? 24 : 18));
  return { name, rows, look: { widths, bold: [0], head: { row: 0, last: rows.length - 1 } } };
}
