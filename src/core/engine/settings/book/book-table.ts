/** A sheet of a parametrization's workbook as rows with named cells, found by its name or, in a file of one sheet, by its titles. */
import { type Cell, columnLetters } from '#core/reading/workbook.ts';
import {
  type BookPlace,
  bookProblems,
  columnNames,
  neededColumns,
  plainWord,
  problemSentence,
  type ReadSheet,
  readSheets,
  sheetNames,
} from './book-words.es.ts';

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
  readonly #columns: ReadonlyMap<string, { index: number; name: string }>;

  constructor(
    sheet: string,
    row: BookRows['rows'][number],
    columns: ReadonlyMap<string, { index: number; name: string }>,
  ) {
    this.sheet = sheet;
    this.number = row.number;
    this.#cells = row.cells;
    this.#columns = columns;
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
}

export interface BookTables {
  rows: Record<ReadSheet, readonly BookRow[]>;
  problems: string[];
}

export function bookTables(sheets: readonly BookRows[]): BookTables {
  const rows: BookTables['rows'] = { accounts: [], rates: [], thirdParties: [], parameters: [], rules: [] };
  const problems: string[] = [];
  const seen = new Set<ReadSheet>();
  const filled = sheets.filter((sheet) =>
    sheet.rows.some(({ cells }) => cells.some((cell) => cell !== null && cell !== '')),
  );
  for (const sheet of filled) {
    const which = sheetOf(sheet, filled.length === 1);
    const say = (message: string) => problems.push(problemSentence({ sheet: sheet.name, row: 0 }, message));
    if (which === 'explains') continue;
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
      else rows[which] = rowsBelow(sheet, header);
    }
  }
  if (seen.size === 0) problems.push(bookProblems.noSheet);
  return { rows, problems };
}

function sheetOf(sheet: BookRows, isAlone: boolean): ReadSheet | 'explains' | null {
  const name = plainWord(sheet.name);
  if ([sheetNames.help, sheetNames.categories].some((one) => plainWord(one) === name)) return 'explains';
  const named = readSheets.find((one) => plainWord(sheetNames[one]) === name);
  if (named !== undefined || !isAlone) return named ?? null;
  return readSheets.find((one) => headerOf(sheet, one) !== null) ?? null;
}

type Header = { row: number; columns: Map<string, { index: number; name: string }> };

function headerOf({ rows }: BookRows, sheet: ReadSheet): Header | null {
  for (const { number, cells } of rows.slice(0, MOST_ABOVE)) {
    const columns = new Map<string, { index: number; name: string }>();
    cells.forEach((cell, index) => {
      const key = Object.keys(columnNames[sheet]).find(
        (one) => plainWord(nameOf(sheet, one)) === plainWord(String(cell ?? '')),
      );
      if (key !== undefined && !columns.has(key)) columns.set(key, { index, name: nameOf(sheet, key) });
    });
    if (neededColumns[sheet].every((key) => columns.has(key))) return { row: number, columns };
  }
  return null;
}

function rowsBelow(sheet: BookRows, { row, columns }: Header): BookRow[] {
  return sheet.rows
    .filter(({ number }) => number > row)
    .map((one) => new BookRow(sheet.name, one, columns))
    .filter((one) => !one.isEmpty());
}

function nameOf(sheet: ReadSheet, key: string): string {
  return (columnNames[sheet] as Record<string, string>)[key]!;
}
