/** A calendar as a table of a workbook, and back. */
import type { BookRows } from '#core/engine/settings/book/book-table.ts';
import { plainName } from '#core/identity/plain-name.ts';
import type { Cell } from '#core/reading/workbook.ts';
import type { DueRow } from '#core/reference/tax/due-dates.ts';
import { obligationName, obligationOf, calendarColumns as words } from '#core/reference/tax/due-words.es.ts';
import { obligations, periodsOf } from '#core/reference/tax/obligations.ts';

/** In the order of the DIAN's tables: 0 comes last. */
const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];

/** A row for each return and period of the year, without dates where the calendar has none. */
export function calendarTable(year: number, rows: readonly DueRow[]): string[][] {
  const known = new Map(rows.map((row) => [`${row.obligation} ${row.period}`, row.dates]));
  const lines = obligations.flatMap((obligation) =>
    periodsOf(obligation, year).map((period) => {
      const dates = known.get(`${obligation} ${period}`) ?? [];
      return [obligationName[obligation], period, ...digits.map((digit) => dates[digit] ?? '')];
    }),
  );
  return [[words.obligation, words.period, ...digits.map(words.digit)], ...lines];
}

export interface ReadCalendar {
  rows: DueRow[];
  /** In Spanish, with the row of the file. */
  problems: string[];
}

/** Reads the first sheet with the titles of the table; rows without a return are left out. */
export function readCalendarTable(sheets: readonly BookRows[]): ReadCalendar {
  for (const { rows } of sheets) {
    const head = rows.findIndex(
      ({ cells }) => columnOf(cells, words.obligation) >= 0 && columnOf(cells, words.period) >= 0,
    );
    if (head >= 0) return readRows(rows.slice(head));
  }
  return { rows: [], problems: [words.noTable] };
}

function readRows([titles, ...lines]: BookRows['rows'][number][]): ReadCalendar {
  const head = titles!.cells;
  const [name, period] = [columnOf(head, words.obligation), columnOf(head, words.period)];
  const columns = Array.from({ length: 10 }, (_, digit) => columnOf(head, words.digit(digit)));
  const lost = columns.findIndex((column) => column < 0);
  if (lost >= 0) return { rows: [], problems: [words.noColumn(words.digit(lost))] };
  const read: ReadCalendar = { rows: [], problems: [] };
  for (const { number, cells } of lines) {
    const written = textOf(cells[name]);
    if (written === '') continue;
    const obligation = obligationOf(written);
    if (obligation === null) read.problems.push(words.unknown(number, written));
    else
      read.rows.push({
        obligation,
        period: textOf(cells[period]).slice(0, 20),
        dates: columns.map((at) => dayOf(cells[at])),
      });
  }
  return read;
}

function columnOf(cells: readonly Cell[], title: string): number {
  return cells.findIndex((cell) => plainName(textOf(cell)) === plainName(title));
}

const textOf = (cell: Cell | undefined) => String(cell ?? '').trim();

/** ISO day of a cell: a date of the workbook, or `10/02/2027`. */
function dayOf(cell: Cell | undefined): string {
  const text = textOf(cell);
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return (year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : text).slice(0, 10);
}
