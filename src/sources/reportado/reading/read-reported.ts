/**
 * Reads the report: columns by their titles, the informant's by what it holds, the company and year by what is said of
 * them. Its own sums prove it: a limit or a total that its rows do not add up to refuses it.
 */
import type { SourceReading } from '#core/engine/sources/source.ts';
import { formatNit, parseNit, thirdPartyKey } from '#core/identity/nit.ts';
import { plainName } from '#core/identity/plain-name.ts';
import { writePesos } from '#core/money/money.es.ts';
import { abs, type Cents } from '#core/money/money.ts';
import type { Cell, Sheet, SheetRow, Workbook } from '#core/reading/workbook.ts';
import type { ReportedItem, ReportedTable } from '#core/source/reported.ts';
import { amountOf, dayIn, firstProblems, labelled, markOfCells, textOf } from '#core/source/second-cells.ts';
import { kindOf, labels, limitOf, NO_SUM, REPORT, readingText, TOTAL, titles } from './kinds.es.ts';

/** Rows in which the titles are looked for. */
const HEAD = 40;
/** Rows of a sum may each be rounded to a peso. */
const PESO = 100n;

interface Titles {
  sheet: Sheet;
  row: number;
  /** Columns of ids: of who reports, and of who is reported. */
  ids: readonly number[];
  names: readonly number[];
  detail: number;
  amount: number;
  use: number;
}

export function titlesIn(workbook: Workbook): Titles | null {
  for (const sheet of workbook.sheets) {
    const head = sheet.head.slice(0, HEAD);
    for (const [at, { number, cells }] of head.entries()) {
      const written = cells.map((cell) => plainName(textOf(cell)));
      const all = (title: RegExp) => written.flatMap((one, column) => (title.test(one) ? [column] : []));
      const [detail = -1] = all(titles.detail);
      const ids = all(titles.nit);
      if (detail < 0 || ids.length === 0) continue;
      const told = head.slice(0, at + 1).some((row) => row.cells.some((cell) => REPORT.test(plainName(textOf(cell)))));
      if (!told) continue;
      const [amount = -1] = all(titles.amount);
      const [use = -1] = all(titles.use);
      return { sheet, row: number, ids, names: all(titles.name), detail, amount, use };
    }
  }
  return null;
}

interface Row {
  number: number;
  /** Keys by the column they stand in, without empty ones. */
  ids: readonly { column: number; key: string }[];
  /** Texts of the name columns, by column. */
  names: ReadonlyMap<number, string>;
  detail: string;
  use: string;
  amount: Cell;
  /** What names a line without ids, as that of a limit or a total. */
  label: string;
}

export async function readReported(workbook: Workbook): Promise<SourceReading<'reportado'>> {
  const found = titlesIn(workbook)!;
  if (found.amount < 0) return refused([readingText.missing([readingText.columns.amount])]);
  const head = found.sheet.head.filter(({ number }) => number < found.row);
  const month = monthOf(head, workbook.fileName);
  if (month === null) return refused([readingText.noYear]);
  const rows = await rowsBelow(found);
  const own = companyIn(head, rows, found.ids);
  if (own === null) return refused([readingText.noCompany]);
  const mark = markOfCells(rows.map(({ amount }) => amount));
  const problems: string[] = [];
  const items: ReportedItem[] = [];
  const sums = new Sums();
  for (const row of rows) {
    const amount = amountOf(row.amount, mark);
    if (row.ids.length === 0) {
      if (amount !== null && row.label !== '') sums.say(row.label, amount);
      continue;
    }
    if (amount === null) {
      problems.push(readingText.badAmount(row.number, textOf(row.amount)));
      continue;
    }
    const use = plainName(row.use);
    sums.add(use, amount);
    const others = row.ids.filter(({ key }) => key !== own);
    const [informant] = others;
    // Of itself: nothing that another says.
    if (informant === undefined) continue;
    if (others.length > 1)
      problems.push(readingText.otherCompany(row.number, formatNit(own), formatNit(others[1]!.key)));
    const detail = plainName(row.detail);
    const kind = kindOf(detail, use);
    if (kind === 'other' || amount === 0n) continue;
    const name = nameBeside(row.names, informant.column);
    items.push({ month, key: informant.key, name, detail, kind, amount: abs(amount), row: row.number });
  }
  if (problems.length > 0) return refused(firstProblems(problems, readingText.more));
  if (sums.rows === 0) return refused([readingText.empty]);
  const wrong = sums.wrong();
  if (wrong.length > 0) return refused(wrong);
  const table = { nit: own, items, rows: sums.rows, from: month, to: month, isProved: sums.isProved };
  return { table, problems: sums.isProved ? [] : [readingText.unproved] };
}

function refused(problems: readonly string[]): SourceReading<'reportado'> {
  return { table: null, problems };
}

/** December of its year, or the last month of its data where they are cut within the year. */
function monthOf(head: readonly SheetRow[], fileName: string): string | null {
  const year =
    /\b(20\d\d)\b/.exec(labelled(head, labels.year) ?? '')?.[1] ?? /(?<!\d)(20\d\d)(?!\d)/.exec(fileName)?.[1];
  if (year === undefined) return null;
  const cut = dayIn(labelled(head, labels.cut) ?? '');
  return cut?.startsWith(year) ? cut.slice(0, 7) : `${year}-12`;
}

const keyOf = (cell: Cell | undefined) => {
  const key = thirdPartyKey(parseNit(textOf(cell)).id);
  return /^\d{5,15}$/.test(key) ? key : '';
};

async function rowsBelow({ sheet, row: titleRow, ...at }: Titles): Promise<Row[]> {
  const rows: Row[] = [];
  await sheet.scan(({ number, cells }) => {
    if (number <= titleRow) return undefined;
    const ids = at.ids.map((column) => ({ column, key: keyOf(cells[column]) })).filter(({ key }) => key !== '');
    const label = ids.length > 0 ? '' : cells.map((cell) => plainName(textOf(cell))).find((one) => isOfSum(one));
    rows.push({
      number,
      ids,
      names: new Map(at.names.map((column) => [column, textOf(cells[column])])),
      detail: textOf(cells[at.detail]),
      use: textOf(cells[at.use]),
      amount: cells[at.amount] ?? null,
      label: label ?? '',
    });
    return undefined;
  });
  return rows;
}

const isOfSum = (label: string) => limitOf(label) !== null || TOTAL.test(label);

/** By what the first rows say, or else by the column of ids that is the same on every row. */
function companyIn(head: readonly SheetRow[], rows: readonly Row[], columns: readonly number[]): string | null {
  const said = keyOf(labelled(head, labels.id));
  if (said !== '') return said;
  if (columns.length < 2) return null;
  const constant = columns.flatMap((column) => {
    const keys = new Set(rows.flatMap(({ ids }) => ids.filter((id) => id.column === column).map(({ key }) => key)));
    return keys.size === 1 ? [...keys] : [];
  });
  return constant.length === 1 ? constant[0]! : null;
}

/** The name column next to an id. */
function nameBeside(names: ReadonlyMap<number, string>, column: number): string {
  const [nearest] = [...names].sort(([a], [b]) => Math.abs(a - column) - Math.abs(b - column) || b - a);
  return nearest?.[1] ?? '';
}

/** What the report says that its rows add up to, and what they do. */
class Sums {
  readonly #said = new Map<string, Cents>();
  readonly #limits = new Map<number, Cents>();
  #all = 0n;
  rows = 0;
  isProved = false;

  say(label: string, amount: Cents): void {
    if (amount !== 0n) this.#said.set(label, amount);
  }

  add(use: string, amount: Cents): void {
    this.rows++;
    this.#all += amount;
    for (const limit of limitsOf(use)) this.#limits.set(limit, (this.#limits.get(limit) ?? 0n) + amount);
  }

  /** Why its sums do not hold. A limit that no row names is nothing to check. */
  wrong(): string[] {
    const wrong: string[] = [];
    const room = BigInt(this.rows + 1) * PESO;
    for (const [label, said] of this.#said) {
      const limit = limitOf(label);
      const found = limit === null ? this.#all : this.#limits.get(limit);
      if (found === undefined || limit === NO_SUM) continue;
      if (abs(found - said) <= room) this.isProved = true;
      else wrong.push(readingText.badLimit(label, writePesos(said), writePesos(found)));
    }
    return wrong;
  }
}

/** A row may count towards several limits. */
function limitsOf(use: string): number[] {
  return [...new Set([...use.matchAll(/\bTOPE \d\b/g)].map(([written]) => limitOf(written)!))];
}

/** Several files of one company, oldest first: a year is what its newest report says. */
export function joinedReports(tables: readonly ReportedTable[]): ReportedTable {
  const byMonth = new Map(tables.map((table) => [table.from, table]));
  const [...kept] = byMonth.values();
  const months = [...byMonth.keys()].sort();
  return {
    nit: kept[0]!.nit,
    items: kept.flatMap(({ items }) => items),
    rows: kept.reduce((sum, { rows }) => sum + rows, 0),
    from: months[0]!,
    to: months.at(-1)!,
    isProved: kept.every(({ isProved }) => isProved),
  };
}
