/**
 * What a table says of itself besides its figures, gathered during the scan: which company, month, book and unit it is
 * of, and whether its rows are balances at all.
 */
import type { BalanceCompany } from '#core/books/balance-data.ts';
import type { Period } from '#core/calendar/period.ts';
import type { BalanceRows } from '../balance-builder.ts';
import type { Detection } from '../format.ts';
import { nitsOfCompanies } from '../headers/company-name.es.ts';
import { type CoveredDays, isoDay } from '../headers/covered-days.es.ts';
import type { ReadIssue } from '../read-issue.ts';
import { titledReport } from '../refusals/report-words.es.ts';
import { seemsVouchers } from '../refusals/seems-vouchers.ts';
import { reportBeside } from '../refusals/what-it-seems.es.ts';
import type { RawRows } from '../rows/raw-rows.ts';
import { text } from '../rows/raw-rows.ts';
import { RowPeriods } from '../rows/row-periods.ts';
import { SideColumns } from '../rows/side-columns.ts';
import { columnLetters, type Sheet, type SheetRow } from '../workbook.ts';
import { PartedBooks, type PartTotal } from './parted-books.ts';
import type { QuestionKind, ReadAnswers } from './question.ts';
import { companyInColumns, type Named, rowOf, severalBooks, severalCompanies } from './side-companies.ts';
import { StackedReports } from './stacked-reports.es.ts';
import { StatedUnit } from './stated-unit.ts';
import { currencyOf } from './unit-words.es.ts';

/** A question with its answers, before their totals are known. */
export interface Asked {
  kind: QuestionKind;
  choices: readonly Named[];
}

export interface Concluded {
  issues: ReadIssue[];
  asked: Asked | null;
  company: BalanceCompany;
  period: Period | null;
}

export class Witnesses {
  readonly #detection: Detection;
  readonly #answers: ReadAnswers;
  readonly #sides: SideColumns;
  readonly #periods: RowPeriods;
  readonly #admits: ((row: SheetRow) => boolean) | null;
  readonly #stacked: StackedReports;
  readonly #parts: PartedBooks;
  readonly unit: StatedUnit;

  /** `sheets`: of the whole workbook. */
  constructor(detection: Detection, answers: ReadAnswers, sheets: readonly Sheet[]) {
    const { sheet, headerRow, columns } = detection;
    this.#detection = detection;
    this.#answers = answers;
    this.#sides = new SideColumns(sheet, headerRow, columns);
    this.#periods = new RowPeriods(this.#sides);
    this.#parts = new PartedBooks(sheet, headerRow, columns);
    const ofPart = answers.book === undefined ? null : this.#parts.rowOf(answers.book);
    const ofSides = rowOf(this.#sides, answers);
    this.#admits = ofPart && ofSides ? (row) => ofPart(row) && ofSides(row) : (ofPart ?? ofSides);
    this.#stacked = new StackedReports(sheet, headerRow);
    this.unit = new StatedUnit(detection);
    this.unit.seeCovers(sheets.filter((other) => other !== sheet));
  }

  /** Whether a row of the table is of the company and the book that were answered. */
  admits(row: SheetRow): boolean {
    return this.#admits === null || this.#admits(row);
  }

  seeFact(row: SheetRow): void {
    if (!this.#parts.isEmpty) this.#parts.see(row);
    if (this.#sides.isEmpty) return;
    this.#sides.see(row);
    this.#periods.see(row);
  }

  /** Sees a row below the headers that is none of the table. */
  seeOther(row: SheetRow): void {
    this.unit.see(row);
    this.#stacked.see(row);
  }

  conclude(raw: RawRows): Concluded {
    const { title, sheet } = this.#detection;
    const place = { fatal: true, sheet: sheet.name } as const;
    const report = this.#otherReport(raw);
    const months = this.#periods.issue(sheet.name, title.from) ?? this.#periods.part(sheet.name, title.from);
    const currency = this.#currency();
    const days = title.days ? null : this.#periods.days;
    const company = this.#company();
    const stacked = this.#stacked.issue(raw);
    const issues: ReadIssue[] = [
      ...(report ? [{ code: 'other_report', ...place, data: report } as const] : []),
      ...(months ? [months] : []),
      ...(days ? [{ code: 'period_partial', ...place, data: dataOfDays(days) } as const] : []),
      ...(currency ? [{ code: 'currency_other', ...place, ...currency } as const] : []),
      ...('issue' in company ? [company.issue] : []),
      ...(stacked ? [stacked] : []),
    ];
    const asked = issues.length > 0 ? null : this.#asked();
    return {
      issues,
      asked,
      company: 'issue' in company ? title.company : company,
      period: title.from ?? this.#periods.period,
    };
  }

  /** The part of the table that is the total of the others, unless one was answered. */
  partTotal(read: Pick<BalanceRows, 'accounts' | 'rows'>): PartTotal | null {
    return this.#answers.book === undefined && !this.#parts.isEmpty ? this.#parts.total(read) : null;
  }

  /** The question which of the whole books that a column parts the facts into. */
  askParts(read: Pick<BalanceRows, 'accounts' | 'rows'>): Asked | null {
    const choices = this.#answers.book === undefined ? this.#parts.choices(read) : [];
    return choices.length > 0 ? { kind: 'book', choices } : null;
  }

  #otherReport(raw: RawRows): Record<string, string> | null {
    const { sheet, headerRow } = this.#detection;
    const above = sheet.head.filter(({ number }) => number < headerRow);
    const titled = titledReport(above);
    const vouchers = seemsVouchers(raw, this.#sides, titled === 'journal');
    if (vouchers) {
      const columns = vouchers.columns.map(({ header, column }) => `${columnLetters(column)} (${header})`);
      return { seems: 'journal', ...(columns.length > 0 ? { columns: columns.join('\n') } : {}) };
    }
    const headers = sheet.head.find(({ number }) => number === headerRow)?.cells ?? [];
    const beside = reportBeside(headers);
    if (beside) return { seems: beside };
    // Other titles are borrowed too: what they name has accounts of one class.
    return titled && titled !== 'journal' && isOfOneClass(raw) ? { seems: titled } : null;
  }

  #currency(): Pick<ReadIssue, 'row' | 'found' | 'data'> | null {
    const { currency } = this.unit;
    if (currency)
      return {
        ...(currency.row > 0 ? { row: currency.row } : {}),
        found: currency.text,
        data: { currency: currency.value },
      };
    for (const side of this.#sides.filled('currency'))
      for (const [value, row] of side.rows) {
        const found = currencyOf(value);
        if (found !== null) return { row, found: value, data: { currency: found } };
      }
    return null;
  }

  /** The title's company with what columns say of it; another NIT in a column contradicts the title. */
  #company(): BalanceCompany | { issue: ReadIssue } {
    const { title, sheet, headerRow } = this.#detection;
    const above = sheet.head.filter(({ number }) => number < headerRow);
    const [one, other] = nitsOfCompanies(above.map(({ cells }) => cells.map(text).join(' ')));
    if (one !== undefined && other !== undefined) {
      const data = { nit: one, otherNit: other };
      return { issue: { code: 'company_several', fatal: true, sheet: sheet.name, data } };
    }
    const found = companyInColumns(this.#sides);
    if (found === null) return title.company;
    const { nit, dv, name } = title.company;
    if (nit !== null && found.nit !== null && nit !== found.nit) {
      const row = this.#sides.of('companyNit')[0]?.rows.values().next().value;
      const data = { nit, otherNit: found.nit };
      return { issue: { code: 'company_several', fatal: true, sheet: sheet.name, ...(row ? { row } : {}), data } };
    }
    return { nit: nit ?? found.nit, dv: nit === null ? found.dv : dv, name: found.name ?? name };
  }

  #asked(): Asked | null {
    const { company, book, unit } = this.#answers;
    const companies = company === undefined ? severalCompanies(this.#sides) : [];
    if (companies.length > 1) return { kind: 'company', choices: companies };
    const books = book === undefined ? severalBooks(this.#sides) : [];
    if (books.length > 1) return { kind: 'book', choices: books };
    if (this.unit.unit === null || unit !== undefined) return null;
    const choices = [this.unit.unit.value, 'pesos'].map((value) => ({ value, label: value }));
    return { kind: 'unit', choices };
  }
}

/** Data of `period_partial`: its ends as days. */
export function dataOfDays({ first, last }: CoveredDays): Record<string, string> {
  return { ...(first && { first: isoDay(first) }), ...(last && { last: isoDay(last) }) };
}

function isOfOneClass({ codes: { values } }: RawRows): boolean {
  return new Set(values.map((code) => code[0])).size === 1;
}
