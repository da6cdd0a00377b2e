/**
 * Reads a register by its title and named columns. Its ages must add up on every row and its rows to its total; what does
 * not is refused. What is kept is added up by third party or account.
 */
import { periodKey } from '#core/calendar/period.ts';
import type { SourceReading } from '#core/engine/sources/source.ts';
import { parseNit, thirdPartyKey } from '#core/identity/nit.ts';
import { plainName } from '#core/identity/plain-name.ts';
import { writePesos } from '#core/money/money.es.ts';
import { abs, type Cents } from '#core/money/money.ts';
import type { DecimalMark } from '#core/reading/cells/amount-text.ts';
import { readReportTitle } from '#core/reading/headers/report-title.es.ts';
import type { Cell, Sheet, Workbook } from '#core/reading/workbook.ts';
import type { RegisterKind, RegisterLine, RegisterTable } from '#core/source/register.ts';
import { amountOf, firstProblems, markOfCells, textOf } from '#core/source/second-cells.ts';
import { BUCKET, OTHER_REPORT, readingText, reports, SUBTOTAL, TOTAL, titles } from './register-words.es.ts';

/** Rows in which the titles are looked for. */
const HEAD = 25;
const PESO = 100n;

type Column = keyof typeof titles;

interface Layout {
  kind: RegisterKind;
  sheet: Sheet;
  row: number;
  places: Partial<Record<Column, number>>;
  buckets: readonly number[];
}

export function layoutOf(workbook: Workbook): Layout | null {
  for (const sheet of workbook.sheets) {
    const head = sheet.head.slice(0, HEAD);
    for (const [at, { number, cells }] of head.entries()) {
      const written = cells.map((cell) => plainName(textOf(cell)));
      const places: Layout['places'] = {};
      for (const column of Object.keys(titles) as Column[]) {
        const place = written.findIndex((one) => titles[column].test(one));
        if (place >= 0) places[column] = place;
      }
      const hasAmount = places.balance !== undefined || places.cost !== undefined;
      if (!hasAmount || (places.name === undefined && places.id === undefined)) continue;
      const above = [
        ...head.slice(0, at).flatMap((row) => row.cells.map((cell) => plainName(textOf(cell)))),
        plainName(sheet.name),
      ];
      if (above.some((line) => OTHER_REPORT.test(line))) return null;
      const kind = reports.find(([, title]) => above.some((line) => title.test(line)))?.[0];
      if (kind === undefined) continue;
      const buckets = written.flatMap((one, column) => (BUCKET.test(one) ? [column] : []));
      return { kind, sheet, row: number, places, buckets };
    }
  }
  return null;
}

interface Row {
  number: number;
  cells: readonly Cell[];
}

export async function readRegister(workbook: Workbook): Promise<SourceReading<'auxiliares'>> {
  const layout = layoutOf(workbook)!;
  const { kind, places, sheet } = layout;
  const isOfPeople = kind === 'receivable' || kind === 'payable';
  const amountAt = isOfPeople ? places.balance : (places.cost ?? places.balance);
  if (amountAt === undefined)
    return refused([readingText.missing(isOfPeople ? readingText.balance : readingText.cost)]);
  if (isOfPeople && places.id === undefined) return refused([readingText.missing(readingText.id)]);
  const title = readReportTitle(sheet.head.filter(({ number }) => number < layout.row));
  if (title.to === null) return refused([readingText.noMonth]);
  const rows = await rowsBelow(layout);
  const mark = markOfCells(
    rows.flatMap(({ cells }) => [cells[amountAt] ?? null, ...layout.buckets.map((at) => cells[at] ?? null)]),
  );
  const read = linesOf(rows, layout, { amountAt, mark, month: periodKey(title.to), isOfPeople });
  if (read.problems.length > 0) return refused(firstProblems(read.problems, readingText.more));
  if (read.lines.length === 0) return refused([readingText.empty]);
  const nit = title.company.nit === null ? '' : thirdPartyKey(title.company.nit);
  const notices = [...(nit === '' ? [readingText.noHolder] : []), ...(read.hasTotal ? [] : [readingText.noTotal])];
  const month = periodKey(title.to);
  return { table: { nit, lines: read.lines, rows: read.count, from: month, to: month }, problems: notices };
}

function refused(problems: readonly string[]): SourceReading<'auxiliares'> {
  return { table: null, problems };
}

async function rowsBelow({ sheet, row }: Layout): Promise<Row[]> {
  const rows: Row[] = [];
  await sheet.scan(({ number, cells }) => {
    if (number > row && cells.some((cell) => textOf(cell) !== '')) rows.push({ number, cells: [...cells] });
    return undefined;
  });
  return rows;
}

interface How {
  amountAt: number;
  mark: DecimalMark;
  month: string;
  isOfPeople: boolean;
}

function linesOf(
  rows: readonly Row[],
  { kind, places, buckets }: Layout,
  { amountAt, mark, month, isOfPeople }: How,
): { lines: RegisterLine[]; count: number; problems: string[]; hasTotal: boolean } {
  const lines = new Map<string, RegisterLine>();
  const problems: string[] = [];
  let all = 0n;
  let count = 0;
  let hasTotal = false;
  const cellAt = (row: Row, at: number | undefined): Cell => (at === undefined ? null : (row.cells[at] ?? null));
  for (const row of rows) {
    const written = row.cells.map((cell) => plainName(textOf(cell)));
    const cell = cellAt(row, amountAt);
    // Titles again at the head of a page.
    if (typeof cell === 'string' && (titles.balance.test(plainName(cell)) || titles.cost.test(plainName(cell))))
      continue;
    const amount = amountOf(cell, mark);
    const first = written.find((one) => one !== '') ?? '';
    if (TOTAL.test(first)) {
      hasTotal = true;
      if (amount !== null && abs(amount - all) > PESO * BigInt(count + 1))
        problems.push(readingText.badTotal(row.number, writePesos(all), writePesos(amount)));
      continue;
    }
    if (SUBTOTAL.test(first)) continue;
    const key = isOfPeople
      ? thirdPartyKey(parseNit(textOf(cellAt(row, places.id))).id)
      : codeIn(cellAt(row, places.account));
    // Lines between the rows: a name alone, a city, a note.
    if (textOf(cell) === '' || (isOfPeople && !/^\d{5,15}$/.test(key))) continue;
    if (amount === null) {
      problems.push(readingText.badAmount(row.number, textOf(cell)));
      continue;
    }
    const depreciation = amountOf(cellAt(row, places.depreciation), mark);
    if (depreciation === null)
      problems.push(readingText.badAmount(row.number, textOf(cellAt(row, places.depreciation))));
    const ages = buckets.length < 2 ? null : sumOf(buckets.map((at) => amountOf(cellAt(row, at), mark)));
    if (ages !== null && abs(ages - amount) > PESO * BigInt(buckets.length))
      problems.push(readingText.badAges(row.number, writePesos(ages), writePesos(amount)));
    count++;
    all += amount;
    const known = lines.get(key);
    const name = isOfPeople ? textOf(cellAt(row, places.name)) : '';
    const own = { month, kind, key, name, amount, depreciation: abs(depreciation ?? 0n), row: row.number };
    lines.set(
      key,
      known === undefined
        ? own
        : { ...known, amount: known.amount + amount, depreciation: known.depreciation + own.depreciation },
    );
  }
  return { lines: [...lines.values()], count, problems, hasTotal };
}

/** Null where one of them is no amount. */
function sumOf(amounts: readonly (Cents | null)[]): Cents | null {
  return amounts.reduce<Cents | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0n);
}

/** Code of an account of the books; empty for anything else. */
function codeIn(cell: Cell): string {
  const [written = ''] = textOf(cell).split(/[\s-]/);
  return /^1\d{3,9}$/.test(written) ? written : '';
}

/** Several files of one company, oldest first: of a register and month the newest one holds. */
export function joinedRegisters(tables: readonly RegisterTable[]): RegisterTable {
  const newest = new Map(
    tables.flatMap(({ lines }) => [...Map.groupBy(lines, ({ kind, month }) => `${month} ${kind}`)]),
  );
  const lines = [...newest.values()].flat();
  const months = lines.map(({ month }) => month).sort();
  const nit = tables.find((table) => table.nit !== '')?.nit ?? '';
  return { nit, lines, rows: tables.reduce((sum, { rows }) => sum + rows, 0), from: months[0]!, to: months.at(-1)! };
}
