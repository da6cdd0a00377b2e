/** The month in a column of a flat table: a file of several months is never taken for one. */
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
  /** Cache: consecutive rows mostly have the same month. */
  #last: Cell = null;

  /** Index of the month column, −1 if there is none. */
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

  /** The month of all rows; null where they give none that can be parsed. */
  get period(): Period | null {
    return [...this.#seen.values()][0]?.period ?? null;
  }

  /** Issue for rows of several months, or of a month other than the title's. */
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

/** Parses `202603`, `2026/03`, `Marzo 2026`; a month without year is invalid. */
function monthOf(written: string): Period | null {
  const dashed = written.replace(/^(\d{4})(\d{2})(?:\.0+)?$/, '$1-$2');
  return periodsIn(dashed)[0] ?? null;
}
