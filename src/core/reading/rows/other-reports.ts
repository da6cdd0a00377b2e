/** Title rows inside a table: another month or company there means that a second report follows in the same sheet. */

import { comparePeriods, type Period, periodKey } from '#core/calendar/period.ts';
import { periodsIn } from '#core/calendar/periods-in.es.ts';
import { amountFields, type Columns, type ReportTitle } from '../format.ts';
import { readReportTitle } from '../headers/report-title.es.ts';
import type { ReadIssue } from '../read-issue.ts';
import type { Sheet, SheetRow } from '../workbook.ts';
import { text } from './raw-rows.ts';

/** A title row has one line of text, or labels and their values. */
const MOST_CELLS = 4;

export class OtherReports {
  readonly #sheet: string;
  readonly #title: ReportTitle;
  readonly #columns: Columns;
  /** All months named in the title block, the print date included: pages repeat them. */
  readonly #named: ReadonlySet<string>;
  #nit: string | null = null;
  #suspect: ReadIssue | null = null;
  #found: ReadIssue | null = null;

  constructor({ name, head }: Sheet, headerRow: number, columns: Columns, title: ReportTitle) {
    this.#sheet = name;
    this.#title = title;
    this.#columns = columns;
    const above = head.filter(({ number }) => number < headerRow);
    this.#named = new Set(above.flatMap(({ cells }) => periodsIn(cells.map(text).join(' ')).map(periodKey)));
  }

  /** Inspects a row outside the table. */
  see(row: SheetRow): void {
    const { company, to } = this.#title;
    if (this.#found || !this.#isLine(row)) return;
    const other = readReportTitle([row]);
    const place = { fatal: true, sheet: this.#sheet, row: row.number };
    if (to && other.to && this.#isOther(other.to, to))
      this.#suspect ??= {
        code: 'period_several',
        ...place,
        data: { period: periodKey(to), otherPeriod: periodKey(other.to) },
      };
    const says = row.cells.some((cell) => /\bn\.?\s?i\.?\s?t\b/i.test(text(cell)));
    if (!says || !other.company.nit) return;
    const nit = company.nit ?? this.#nit;
    // Without a company in the title the first line that names one is its table's.
    if (nit === null) this.#nit = other.company.nit;
    else if (other.company.nit !== nit)
      this.#suspect ??= { code: 'company_several', ...place, data: { nit, otherNit: other.company.nit } };
  }

  /** Marks a row of the table: text before it was a title, not a footer. */
  passFact(): void {
    this.#found ??= this.#suspect;
  }

  get issue(): ReadIssue | null {
    return this.#found;
  }

  #isOther(found: Period, own: Period): boolean {
    return comparePeriods(found, own) !== 0 && !this.#named.has(periodKey(found));
  }

  #isLine({ cells }: SheetRow): boolean {
    const filled = cells.filter((cell) => text(cell) !== '').length;
    return (
      filled > 0 &&
      filled <= MOST_CELLS &&
      amountFields.every((field) => typeof cells[this.#columns[field] ?? -1] !== 'number')
    );
  }
}
