/** A sheet of a parametrization's workbook as rows with named cells, found by its name or, in a file of one sheet, by its titles. */
import { lookUp } from '#core/dictionary/look-up.ts';
import { type Cell, columnLetters } from '#core/reading/workbook.ts';
import {
  type BookPlace,
  bookProblems,
  columnNames,
  neededColumns,
  no,
  plainWord,
  problemSentence,
  type ReadSheet,
  readSheets,
  sheetNames,
  yes,
} from './book-words.es.ts';
import type { KeptCells, KeptContent } from './kept-content.ts';

export interface BookRows {
  name: string;
  rows: readonly { number: number; cells: readonly Cell[] }[];
}

/** More than any parametrization: 33 validations of at most 500 entries a role. */
export const MOST_BOOK_ROWS = 50_000;
/** Rows above the titles. */
const MOST_ABOVE = 20;

export class BookRow {
  readonly sheet: string;
  readonly number: number;
  readonly #cells: readonly Cell[];
  readonly #columns: ReadonlyMap<string, Column>;
  readonly #others: readonly Column[];

  constructor(sheet: string, row: BookRows['rows'][number], { columns, others }: Header) {
    this.sheet = sheet;
    this.number = row.number;
    this.#cells = row.cells;
    this.#columns = columns;
    this.#others = others;
  }

  cell(column: string): Cell {
    const place = this.#columns.get(column);
    return place === undefined ? null : (this.#cells[place.index] ?? null);
  }

  /** Trimmed; '' for an empty cell. */
  text(column: string): string {
    const cell = this.cell(column);
    return cell === null ? '' : String(cell).trim();
  }

  place(column?: string): BookPlace {
    const found = column === undefined ? undefined : this.#columns.get(column);
    const named = found && { letters: columnLetters(found.index), name: found.name };
    return { sheet: this.sheet, row: this.number, column: named };
  }

  isEmpty(): boolean {
    return [...this.#columns.keys()].every((column) => this.text(column) === '');
  }

  /** Cells of columns without a meaning here. */
  others(): KeptCells {
    return this.#filled(this.#others);
  }

  /** Every cell, by the titles of the template and those without a meaning here. */
  all(): KeptCells {
    return this.#filled([...this.#columns.values(), ...this.#others]);
  }

  #filled(columns: readonly Column[]): KeptCells {
    return columns.flatMap(({ index, name }) => {
      const cell = this.#cells[index] ?? null;
      return cell === null || cell === '' ? [] : [[name, asKept(cell)] as const];
    });
  }
}

/** Workbooks are written without switches. */
function asKept(cell: string | number | boolean): string | number {
  return typeof cell === 'boolean' ? (cell ? yes : no) : cell;
}

interface Column {
  index: number;
  name: string;
}

export interface BookTables {
  rows: Record<ReadSheet, readonly BookRow[]>;
  /** The sheet of exógena; null without one. */
  exogena: KeptContent['exogena'] | null;
  /** A sentence for each sheet and column that is kept and not used. */
  unused: string[];
  problems: string[];
}

const isFilled = (sheet: BookRows) =>
  sheet.rows.some(({ cells }) => cells.some((cell) => cell !== null && cell !== ''));

/** Whether a file has anything of the template: a sheet with its titles, or the one of exógena. */
export function hasBookSheet(sheets: readonly BookRows[]): boolean {
  const filled = sheets.filter(isFilled);
  return filled.some((sheet) => {
    const which = sheetOf(sheet, filled.length === 1);
    if (which === null || which === 'explains') return false;
    return which === 'exogena' || headerOf(sheet, which) !== null;
  });
}

export function bookTables(sheets: readonly BookRows[]): BookTables {
  const rows: BookTables['rows'] = { accounts: [], rates: [], thirdParties: [], parameters: [], rules: [] };
  const problems: string[] = [];
  const unused: string[] = [];
  let exogena: BookTables['exogena'] = null;
  const seen = new Set<ReadSheet>();
  const filled = sheets.filter(isFilled);
  for (const sheet of filled) {
    const which = sheetOf(sheet, filled.length === 1);
    const say = (message: string) => problems.push(problemSentence({ sheet: sheet.name, row: 0 }, message));
    if (which === 'explains') continue;
    if (which === 'exogena') {
      exogena = sheet.rows.map(({ cells }) =>
        cells
          .slice(0, 1 + cells.findLastIndex((cell) => cell !== null && cell !== ''))
          .map((cell) => (cell === null ? null : asKept(cell))),
      );
      unused.push(problemSentence({ sheet: sheet.name, row: 0 }, bookProblems.unusedSheet));
      continue;
    }
    if (which === null) {
      if (filled.length > 1) say(bookProblems.unknownSheet);
      continue;
    }
    if (seen.has(which)) say(bookProblems.twiceSheet);
    else {
      seen.add(which);
      const header = headerOf(sheet, which);
      if (header === null) say(bookProblems.noHeader(neededColumns[which].map((key) => nameOf(which, key))));
      else if (sheet.rows.length > MOST_BOOK_ROWS) say(bookProblems.tooLong(MOST_BOOK_ROWS));
      else {
        rows[which] = rowsBelow(sheet, header);
        unused.push(...unusedColumns(sheet.name, header, rows[which]));
      }
    }
  }
  if (seen.size === 0) problems.push(bookProblems.noSheet);
  return { rows, exogena, unused, problems };
}

function sheetOf(sheet: BookRows, isAlone: boolean): ReadSheet | 'explains' | 'exogena' | null {
  const name = plainWord(sheet.name);
  if ([sheetNames.help, sheetNames.categories].some((one) => plainWord(one) === name)) return 'explains';
  if (plainWord(sheetNames.exogena) === name) return 'exogena';
  const named = readSheets.find((one) => plainWord(sheetNames[one]) === name);
  if (named !== undefined || !isAlone) return named ?? null;
  return readSheets.find((one) => headerOf(sheet, one) !== null) ?? null;
}

interface Header {
  row: number;
  columns: ReadonlyMap<string, Column>;
  /** With titles of their own. */
  others: readonly Column[];
}

function unusedColumns(sheet: string, { others }: Header, rows: readonly BookRow[]): string[] {
  const filled = new Set(rows.flatMap((row) => row.others().map(([title]) => title)));
  return others
    .filter(({ name }) => filled.has(name))
    .map(({ index, name }) =>
      problemSentence({ sheet, row: 0, column: { letters: columnLetters(index), name } }, bookProblems.unusedColumn),
    );
}

function headerOf({ rows }: BookRows, sheet: ReadSheet): Header | null {
  for (const { number, cells } of rows.slice(0, MOST_ABOVE)) {
    const columns = new Map<string, Column>();
    const others: Column[] = [];
    cells.forEach((cell, index) => {
      const title = String(cell ?? '').trim();
      const key = Object.keys(columnNames[sheet]).find((one) => plainWord(nameOf(sheet, one)) === plainWord(title));
      if (key !== undefined && !columns.has(key)) columns.set(key, { index, name: nameOf(sheet, key) });
      else if (title !== '' && others.every(({ name }) => name !== title)) others.push({ index, name: title });
    });
    if (neededColumns[sheet].every((key) => columns.has(key))) return { row: number, columns, others };
  }
  return null;
}

function rowsBelow(sheet: BookRows, header: Header): BookRow[] {
  return sheet.rows
    .filter(({ number }) => number > header.row)
    .map((one) => new BookRow(sheet.name, one, header))
    .filter((one) => !one.isEmpty());
}

function nameOf(sheet: ReadSheet, key: string): string {
  return lookUp(columnNames[sheet] as Record<string, string>, key)!;
}
