/** The month in the columns of a flat table: a file of several months is never taken for one. */
import { daysIn } from '#core/calendar/days-in.es.ts';
import { monthFromName } from '#core/calendar/period.es.ts';
import { isPeriod, type Period, periodKey, samePeriod } from '#core/calendar/period.ts';
import { periodsIn } from '#core/calendar/periods-in.es.ts';
import { type CoveredDays, isPartOfMonth } from '../headers/covered-days.es.ts';
import type { ReadIssue } from '../read-issue.ts';
import type { Cell, SheetRow } from '../workbook.ts';
import { text } from './raw-rows.ts';
import { onlyValue, type SideColumns } from './side-columns.ts';

interface Spelling {
  period: Period | null;
  row: number;
}

/** A year alone, as text or as a number with decimals. */
const YEAR = /^((?:19|20)\d{2})(?:[.,]0+)?$/;
/** `3`, `03`, `003`, `M03`, `P3`. */
const MONTH_NUMBER = /^(?:[mp]\s?)?0{0,2}(1[0-3]|[1-9])(?:[.,]0+)?$/i;

export class RowPeriods {
  readonly #columns: readonly number[];
  readonly #sides: SideColumns;
  readonly #seen = new Map<string, Spelling>();
  /** Cache: consecutive rows mostly have the same month. */
  readonly #last: Cell[];

  /** The month and its year may be in columns of their own. */
  constructor(sides: SideColumns) {
    this.#sides = sides;
    this.#columns = [...sides.of('month'), ...sides.of('year')].map(({ column }) => column);
    this.#last = this.#columns.map(() => null);
  }

  see({ cells, number }: SheetRow): void {
    if (!this.#hasChanged(cells)) return;
    const written = this.#last.map(text).filter((cell) => cell !== '');
    if (written.length === 0) return;
    const period = monthOf(written);
    const key = period ? periodKey(period) : written.join(' ');
    if (!this.#seen.has(key)) this.#seen.set(key, { period, row: number });
  }

  #hasChanged(cells: readonly Cell[]): boolean {
    let hasChanged = false;
    for (let at = 0; at < this.#columns.length; at++) {
      const cell = cells[this.#columns[at]!] ?? null;
      if (cell === this.#last[at]) continue;
      this.#last[at] = cell;
      hasChanged = true;
    }
    return hasChanged;
  }

  /** The month of all rows; null where they give none that can be parsed. */
  get period(): Period | null {
    return [...this.#seen.values()][0]?.period ?? this.#ofDates()[0]?.period ?? null;
  }

  /** Issue for rows of several months or of less than one, or of a month other than the title's. */
  issue(sheet: string, title: Period | null): ReadIssue | null {
    const issue: ReadIssue = { code: 'period_several', fatal: true, sheet };
    const found = [...this.#seen.values(), ...this.#ofDates()];
    const [first] = found;
    if (!first) return null;
    const second = found.find(({ period }) => keyOf(period) !== keyOf(first.period));
    if (this.#seen.size > 1 || (second?.period && first.period))
      return { ...issue, row: (second ?? found[1]!).row, ...dataOf(first.period, (second ?? found[1]!).period) };
    const period = this.period;
    if (title && period && !samePeriod(title, period)) return { ...issue, row: first.row, ...dataOf(title, period) };
    return null;
  }

  /** Issue for rows of a quarter or another part of a year, where nothing else gives their month. */
  part(sheet: string, title: Period | null): ReadIssue | null {
    const [side] = this.#sides.filled('partOfYear');
    if (side === undefined || title !== null || this.period !== null) return null;
    const [year] = this.#sides.filled('year');
    const value = onlyValue(side);
    const months = periodsIn(`${side.header} ${value ?? ''} de ${(year && onlyValue(year)) ?? ''}`);
    const [from, to] = months.map(periodKey);
    if (from === undefined || to === undefined) return { code: 'period_several', fatal: true, sheet };
    return { code: 'period_range', fatal: true, sheet, data: { from, to } };
  }

  /** Days of columns such as `Fecha inicio` and `Fecha fin`, where they are less than their month. */
  get days(): CoveredDays | null {
    const covered: CoveredDays = { first: null, last: null };
    for (const side of this.#sides.filled('coveredDate')) {
      const only = onlyValue(side);
      const day = only === null ? undefined : daysIn(dateOf(only))[0];
      if (day === undefined) continue;
      if (/inici|desde|start|from/i.test(side.header)) covered.first = day;
      else covered.last = day;
    }
    return isPartOfMonth(covered) ? covered : null;
  }

  /** Months of the columns of dates: of cut-offs all of them, of others only what stands in every row. */
  #ofDates(): Spelling[] {
    const covered = this.#sides.filled('coveredDate').flatMap(({ rows }) => [...rows]);
    const constant = this.#sides.filled('date').flatMap((side) => (onlyValue(side) === null ? [] : [...side.rows]));
    const written = covered.length > 0 ? covered : constant;
    return written.flatMap(([value, row]) => {
      const period = monthOf([dateOf(value)]);
      return period === null ? [] : [{ period, row }];
    });
  }
}

/** Days from 1899-12-30 to 2000 and 2100, as Excel counts them. */
const [FIRST_SERIAL, LAST_SERIAL] = [36_526, 73_050];

/** A date that is written as the number which Excel keeps of it. */
function dateOf(value: string): string {
  const serial = /^\d{5}$/.test(value) ? Number(value) : 0;
  if (serial < FIRST_SERIAL || serial > LAST_SERIAL) return value;
  return new Date(Date.UTC(1899, 11, 30 + serial)).toISOString().slice(0, 10);
}

function keyOf(period: Period | null): string {
  return period === null ? '' : periodKey(period);
}

function dataOf(one: Period | null, other: Period | null): Pick<ReadIssue, 'data'> {
  return one && other ? { data: { period: periodKey(one), otherPeriod: periodKey(other) } } : {};
}

/** Parses `202603`, `2026/03`, `Marzo 2026`, or a month and its year in cells of their own; a month without year is none. */
function monthOf(written: readonly string[]): Period | null {
  for (const cell of written) {
    const [period] = periodsIn(
      cell.replace(/^(\d{4})(\d{2})(?:\.0+)?$/, '$1-$2').replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'),
    );
    if (period) return period;
  }
  const year = written.map((cell) => YEAR.exec(cell)?.[1]).find((found) => found !== undefined);
  if (year === undefined) return null;
  for (const cell of written) {
    if (YEAR.test(cell)) continue;
    const number = MONTH_NUMBER.exec(cell)?.[1];
    const month = number === undefined ? nameOf(cell, year) : Number(number);
    if (month !== null && isPeriod(Number(year), month)) return { year: Number(year), month };
  }
  return null;
}

/** `Marzo`, `MAR`, `March`, `03 - Marzo`. */
function nameOf(cell: string, year: string): number | null {
  const name = cell.replace(/^\d{1,2}\s*[-.–]\s*/, '');
  return monthFromName(name) ?? periodsIn(`${name} ${year}`)[0]?.month ?? null;
}
