/** The month that the rows of a flat table say, where a column of it holds months: a file of several is never taken for one. */
import { type Period, periodKey, samePeriod } from '#core/calendar/period.ts';
import { periodsIn } from '#core/calendar/periods-in.es.ts';
import type { ReadIssue } from '../read-issue.ts';
import type { Cell, SheetRow } from '../workbook.ts';
import { text } from './raw-rows.ts';

interface Spelling {
  period: Period | null;
  row: number;
}

export class RowPeriods {
  readonly #column: number;
  readonly #seen = new Map<string, Spelling>();
  /** Months mostly repeat from row to row. */
  #last: Cell = null;

  /** The column of months, −1 where the sheet has none. */
  constructor(column: number) {
    this.#column = column;
  }

  see({ cells, number }: SheetRow): void {
    if (this.#column < 0) return;
    const cell = cells[this.#column] ?? null;
    if (cell === this.#last) return;
    this.#last = cell;
    const written = text(cell);
    if (written === '') return;
    const period = monthOf(written);
    const key = period ? periodKey(period) : written;
    if (!this.#seen.has(key)) this.#seen.set(key, { period, row: number });
  }

  /** The month of all the rows; null where they say none that can be understood. */
  get period(): Period | null {
    return [...this.#seen.values()][0]?.period ?? null;
  }

  /** Rows of several months, or of another than the title's. */
  issue(sheet: string, title: Period | null): ReadIssue | null {
    const [first, second] = [...this.#seen.values()];
    if (!first) return null;
    const issue: ReadIssue = { code: 'period_several', fatal: true, sheet };
    if (second) return { ...issue, row: second.row, ...dataOf(first.period, second.period) };
    if (!title || !first.period || samePeriod(title, first.period)) return null;
    return { ...issue, row: first.row, ...dataOf(title, first.period) };
  }
}

function dataOf(one: Period | null, other: Period | null): Pick<ReadIssue, 'data'> {
  return one && other ? { data: { period: periodKey(one), otherPeriod: periodKey(other) } } : {};
}

/** `202603`, `2026/03`, `Marzo 2026`; a month without its year is none. */
function monthOf(written: string): Period | null {
  const dashed = written.replace(/^(\d{4})(\d{2})(?:\.0+)?$/, '$1-$2');
  return periodsIn(dashed)[0] ?? null;
}
