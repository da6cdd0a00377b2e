/** Writes all lines of a view as a workbook, in a worker thread. */
import { parsePeriod } from '#core/calendar/period.ts';
import { changePercent } from '#core/money/change-percent.ts';
import { fromDecimal } from '#core/money/money.ts';
import { type SheetToWrite, type WrittenCell, writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';
import { exploreView, type ListedLine, type ViewTask } from './explore-view.ts';
import { exportText } from './text.es.ts';

export type ExportTask = Omit<ViewTask, 'offset' | 'limit'>;

/** Rows of a sheet that Excel still opens at once. */
const MOST_ROWS = 200_000;

/** Null where the months are not open and were not given. */
export async function exportView(task: ExportTask): Promise<Uint8Array | null> {
  const view = await exploreView({ ...task, offset: 0, limit: MOST_ROWS });
  if (view === null) return null;
  const { columns, before, after } = task;
  const figures = columns.map(({ period, figure }) => exportText.column(parsePeriod(period)!, figure));
  const heads = [...exportText.names, ...figures, exportText.difference, exportText.percent];
  const told = (line: Pick<ListedLine, 'figures' | 'difference'>): WrittenCell[] => [
    ...line.figures.map(amount),
    amount(line.difference),
    changePercent(fromDecimal(line.figures[before]!), fromDecimal(line.figures[after]!)) ?? exportText.fresh,
  ];
  const rows: WrittenCell[][] = [
    heads,
    ...view.lines.map((line) => [...namesOf(line), ...told(line)]),
    [exportText.total, '', '', '', ...told({ figures: view.sums, difference: view.difference })],
  ];
  const names = exportText.names.length;
  const sheet: SheetToWrite = {
    name: exportText.sheet,
    rows,
    look: {
      widths: [14, 34, 16, 34, ...columns.map(() => 18), 18, 10],
      amounts: [...columns.keys(), columns.length].map((column) => names + column),
      bold: [0, rows.length - 1],
      head: { row: 0, last: rows.length - 2 },
    },
  };
  return writeWorkbook([sheet]);
}

function namesOf(line: ListedLine): WrittenCell[] {
  const { kind, account, accountName, nit, thirdParty, thirdPartyName, rows } = line;
  if (kind === 'others') return [account, accountName, '', exportText.others(rows)];
  const who = thirdParty === '' ? '' : thirdPartyName || exportText.none(nit);
  return [account, accountName, nit, who];
}

const amount = (decimal: string) => Number(decimal);
