/** A budget as a table of a workbook, and back: each wrong cell is named by its row and its column. */
import { monthFromName } from '#core/calendar/period.es.ts';
import type { FieldError } from '#core/call/app-error.ts';
import type { BookRows } from '#core/engine/settings/book/book-table.ts';
import { LARGEST_AMOUNT } from '#core/engine/settings/parameter.ts';
import { plainName } from '#core/identity/plain-name.ts';
import { abs, type Cents, centsFromNumber } from '#core/money/money.ts';
import { amountShape, parseAmount } from '#core/reading/cells/amount-text.ts';
import { type Cell, columnLetters } from '#core/reading/workbook.ts';
import type { BudgetLine } from './queries.ts';
import { text } from './text.es.ts';

const mostAccounts = 5000;
/** Of results. */
const CODE = /^[4-7]\d{0,15}$/;

/** Titles first; months without a figure are empty. */
export function budgetTable(accounts: readonly BudgetLine[]): (string | number | null)[][] {
  return [
    [text.account, text.name, ...text.months],
    ...accounts.map(({ code, name, months }) => [
      code,
      name,
      ...text.months.map((_, month) => (months[month] ? Number(months[month]) / 100 : null)),
    ]),
  ];
}

interface ReadBudget {
  /** By code. */
  accounts: BudgetLine[];
  /** `field`: the cell, `D12`. */
  problems: FieldError[];
}

/** Reads the first sheet with the titles of the table; rows without an account are left out. */
export function readBudgetTable(sheets: readonly BookRows[]): ReadBudget {
  for (const { rows } of sheets) {
    const head = rows.findIndex(({ cells }) => columnOf(cells, text.account) >= 0);
    if (head >= 0) return readRows(rows.slice(head));
  }
  return { accounts: [], problems: [{ field: 'A1', message: text.noTable }] };
}

function readRows([titles, ...lines]: BookRows['rows'][number][]): ReadBudget {
  const { number: row, cells: head } = titles!;
  const [code, name] = [columnOf(head, text.account), columnOf(head, text.name)];
  // `Enero`, `ENE.`.
  const months = text.months.map((_, month) => head.findIndex((cell) => monthFromName(textOf(cell)) === month + 1));
  const lost = text.months.filter((_, month) => months[month]! < 0);
  const problems: FieldError[] = lost.map((month) => ({ field: `A${row}`, message: text.noMonth(row, month) }));
  if (lines.length > mostAccounts)
    return { accounts: [], problems: [...problems, { field: `A${row}`, message: text.tooMany(mostAccounts) }] };
  const read = lines.filter(({ cells }) => textOf(cells[code]) !== '');
  const rowOf = new Map(read.map(({ number, cells }) => [textOf(cells[code]), number]));
  const accounts: BudgetLine[] = [];
  for (const { number, cells } of read) {
    const written = textOf(cells[code]);
    const problem = wrongAccount(written, rowOf, number, columnLetters(code));
    if (problem !== null) problems.push({ field: `${columnLetters(code)}${number}`, message: problem });
    const amounts = months.map((column) => {
      // Told once, above.
      if (column < 0) return 0n;
      const cents = centsOf(cells[column] ?? null);
      if (cents !== null && abs(cents) <= LARGEST_AMOUNT) return cents;
      const letters = columnLetters(column);
      const message = text.amount(number, letters, textOf(cells[column]).slice(0, 40));
      problems.push({ field: `${letters}${number}`, message });
      return 0n;
    });
    if (amounts.some((cents) => cents !== 0n))
      accounts.push({ code: written, name: name < 0 ? '' : textOf(cells[name]).slice(0, 200), months: amounts });
  }
  if (problems.length === 0 && accounts.length === 0) problems.push({ field: `A${row}`, message: text.empty });
  return { accounts: accounts.sort((a, b) => (a.code < b.code ? -1 : 1)), problems };
}

/** Sentence about an account that is none, or that another row holds; null for a right one. `rowOf`: last row of each code. */
function wrongAccount(code: string, rowOf: ReadonlyMap<string, number>, row: number, column: string): string | null {
  if (!CODE.test(code)) return text.wrongAccount(row, column, code.slice(0, 40));
  const last = rowOf.get(code)!;
  if (last !== row) return text.twice(row, column, code, last);
  for (let length = 1; length < code.length; length++) {
    const title = code.slice(0, length);
    const holder = rowOf.get(title);
    if (holder !== undefined) return text.inside(row, column, code, title, holder);
  }
  return null;
}

function columnOf(cells: readonly Cell[], title: string): number {
  return cells.findIndex((cell) => plainName(textOf(cell)) === plainName(title));
}

const textOf = (cell: Cell | undefined) => String(cell ?? '').trim();

/** An empty cell is zero. Null for what is no amount. */
function centsOf(cell: Cell): Cents | null {
  if (cell === null) return 0n;
  if (typeof cell === 'number') return centsFromNumber(cell);
  if (typeof cell === 'boolean') return null;
  const shape = amountShape(cell);
  if (shape.kind === 'bad') return null;
  const mark = shape.kind === 'certain' ? shape.mark : shape.kind === 'doubtful' && shape.thousands === ',' ? '.' : ',';
  return parseAmount(cell, mark);
}
