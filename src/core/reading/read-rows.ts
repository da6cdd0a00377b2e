/** Reads the rows of a recognised table: facts into columns, total lines apart, cells that cannot be read as issues. */
import { normaliseAccountCode } from '#core/identity/account-code.ts';
import { toDecimal } from '#core/money/money.ts';
import { type CodeDamage, damagedCodes, damageOf, isDamaged } from './cells/damaged-code.es.ts';
import type { Recognised } from './detect-format.ts';
import { type Aside, ReportTotals } from './evidence/report-totals.ts';
import type { AmountField } from './format.ts';
import { columnPlace } from './headers/column-place.ts';
import type { ReadAnswers } from './questions/question.ts';
import { Witnesses } from './questions/witnesses.ts';
import type { ReadIssue } from './read-issue.ts';
import { OtherReports } from './rows/other-reports.ts';
import { pageHeaders } from './rows/page-headers.ts';
import { RawRows, text } from './rows/raw-rows.ts';
import type { Cell, SheetRow, Workbook } from './workbook.ts';

/** Maximum number of listed issues of one kind; further ones are only counted. */
const MOST_ISSUES = 100;

/** What a table says, row by row. */
export interface ReadRows {
  raw: RawRows;
  totals: ReportTotals;
  witnesses: Witnesses;
  /** A row proves that an assumed layout is the program's own. */
  isReal: boolean;
}

/** `issues`: those of the rows are added to it. */
export async function readRows(
  workbook: Workbook,
  recognised: Recognised,
  answers: ReadAnswers,
  issues: ReadIssue[],
): Promise<ReadRows> {
  const { format, detection } = recognised;
  const raw = new RawRows();
  const witnesses = new Witnesses(detection, answers, workbook.sheets);
  const classify = format.rows(detection);
  const widest = widestRow(recognised, workbook.text?.separator);
  const isPrinted = pageHeaders(detection.sheet, detection.headerRow);
  const others = new OtherReports(detection.sheet, detection.headerRow, detection.columns, detection.title);
  const totals = new ReportTotals();
  const report = (
    code: CodeDamage | 'amount_unreadable' | 'code_unreadable' | 'id_unreadable' | 'row_too_wide',
    row: number,
    field: AmountField | 'code' | 'id' | null,
    found: Cell,
  ) => {
    if (issues.length < MOST_ISSUES) {
      const value = text(found).slice(0, 120);
      const place = field === null ? {} : columnPlace(recognised, field);
      issues.push({ code, fatal: true, sheet: detection.sheet.name, row, ...place, found: value });
    }
  };
  const bad = (field: AmountField | 'id', found: Cell) =>
    report(field === 'id' ? 'id_unreadable' : 'amount_unreadable', current, field, found);
  const { realWith } = detection;
  let isReal = false;
  let current = 0;
  // Cache: codes repeat on every row of their account, mostly consecutively, so each spelling is parsed once. −1: not a
  // code.
  const accounts = new Map<Cell, number>();
  let code: Cell = null;
  let account = -1;
  /** Rows that leave out the code of the one above, and rows that repeat it. */
  const omitted: number[] = [];
  let repeated = 0;
  await detection.sheet.scan((row: SheetRow): undefined => {
    if (row.number <= detection.headerRow) return;
    if (realWith) isReal ||= realWith.test(text(row.cells[0] ?? null));
    const read = isPrinted(row) ? null : classify(row);
    if (!read) {
      others.see(row);
      witnesses.seeOther(row);
      return;
    }
    if (read.kind === 'heading' || !witnesses.admits(row)) return;
    if (read.kind === 'grand_total' || read.kind === 'part_total') {
      totals.see(read, row.number);
      return;
    }
    others.passFact();
    if (read.codeFrom === 'neighbour') omitted.push(row.number);
    else if (read.codeFrom === undefined && read.code === code) repeated++;
    if (read.code !== code) {
      code = read.code;
      account = accounts.get(code) ?? accountOf(raw, code);
      accounts.set(code, account);
    }
    current = row.number;
    if (row.cells.length > widest) report('row_too_wide', current, null, row.cells[widest]!);
    else if (account >= 0) {
      raw.add(read, account, row.number, bad);
      if (read.codeFrom === undefined) raw.coded = raw.count;
      totals.passFact(read, row.number, account);
    } else if (isDamaged(read.code) || !totals.keepAside(read, row.number))
      report(damageOf(read.code) ?? 'code_unreadable', row.number, 'code', read.code);
    witnesses.seeFact(row);
  });
  // Where codes are repeated, an empty one got lost; the last row may be a total.
  if (omitted.length > 0 && repeated * 2 > omitted.length) {
    for (const row of omitted) if (row !== totals.tail) report('code_unreadable', row, 'code', null);
    totals.tailIsTotal = omitted.at(-1) === totals.tail;
  }
  reportAside(recognised, raw, totals, issues);
  issues.sort((a, b) => (a.row ?? 0) - (b.row ?? 0));
  if (others.issue) issues.push(others.issue);
  const { name: sheet } = detection.sheet;
  const { rowsAfter } = totals;
  if (rowsAfter) {
    const { row, totalRow } = rowsAfter;
    issues.push({ code: 'rows_after_total', fatal: false, sheet, row, data: { totalRow } });
  }
  for (const [spelling, damage] of damagedCodes([...accounts.keys()].filter((cell) => accounts.get(cell)! >= 0))) {
    const row = raw.source[raw.code.indexOf(accounts.get(spelling)!)]!;
    report(damage, row, 'code', spelling);
  }
  return { raw, totals, witnesses, isReal };
}

/** Rows kept aside are lost accounts where nothing can be summed, or others are. */
function reportAside(recognised: Recognised, raw: RawRows, totals: ReportTotals, issues: ReadIssue[]): void {
  if (raw.count === 0 || issues.some(({ code: found }) => found === 'code_unreadable'))
    issues.push(...totals.aside.map((aside) => lostAccount(recognised, aside)));
}

/** A row without account that is no total. `debits` and `credits`: what it prints, where it may be meant as one. */
export function lostAccount(recognised: Recognised, { read, row, figures }: Aside): ReadIssue {
  const found = text(read.code);
  return {
    code: damageOf(read.code) ?? 'code_unreadable',
    fatal: true,
    sheet: recognised.detection.sheet.name,
    row,
    ...columnPlace(recognised, 'code'),
    found,
    ...(/\d/.test(found) ? {} : { data: { debits: toDecimal(figures.debit), credits: toDecimal(figures.credit) } }),
  };
}

/** Maximum width of a row: in comma-separated text, an extra cell is an amount or a name split by a comma. */
function widestRow({ detection: { sheet, headerRow } }: Recognised, separator: string | undefined): number {
  const titles = sheet.head.filter((row) => row.number <= headerRow);
  return separator === ',' && titles.length > 0
    ? Math.max(...titles.map((row) => row.cells.length))
    : Number.POSITIVE_INFINITY;
}

/**
 * Index of the account of a code as the file writes it; −1 if invalid. A numeric cell keeps only `1105.1` of `1105.10`.
 */
function accountOf(raw: RawRows, cell: Cell): number {
  if (typeof cell === 'number' && !Number.isInteger(cell)) return -1;
  const code = normaliseAccountCode(text(cell));
  return code === null ? -1 : raw.account(code);
}
