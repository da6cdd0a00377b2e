/**
 * Rows of a web page in reading order: those of its tables, nested ones included, and each line of text around them as
 * a row of one cell (often company, NIT and month).
 */
import type { Cell } from '#core/reading/workbook.ts';
import { numberFromBytes } from '../cells/number-bytes.ts';
import { MAX_COLUMNS, RowBuilder, type Visit } from '../cells/row-builder.ts';
import { cellText, type FileBudget, joinText } from '../file-budget.ts';
import { damaged } from '../unreadable.ts';
import type { HtmlCursor } from './html-cursor.ts';

/** Maximum nesting: layouts of the nineties have five or six. */
const MAX_DEPTH = 32;
/** Limits of the HTML standard. */
const MAX_COLSPAN = 1000;
const MAX_ROWSPAN = 65_534;
/** Maximum columns with a rowspan: they are revisited in every row. */
const MAX_SPANNED = 256;

const CELLS = new Set(['td', 'th']);
/** Tags that begin a line of text. */
const LINES = new Set(['p', 'div', 'br', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'center', 'hr', 'body', 'caption']);

/** An open table: its current row, and the remaining rowspan of each column. */
interface Table {
  cells: Cell[];
  taken: number[];
  inRow: boolean;
  /** Column of the open cell, −1 between cells. */
  cell: number;
  /** colspan and rowspan of the open cell. */
  colspan: number;
  rowspan: number;
  /** Next column. */
  column: number;
  text: string;
  /** Numeric value declared beside the displayed text of the open cell. */
  number: number | null;
}

export class HtmlRows {
  readonly #cursor: HtmlCursor;
  readonly #row: RowBuilder;
  readonly #tables: Table[] = [];
  /** Text outside tables, up to the end of its line. */
  #loose = '';

  constructor(cursor: HtmlCursor, visit: Visit, budget: FileBudget) {
    this.#cursor = cursor;
    this.#row = new RowBuilder('', visit, budget);
  }

  /** Visits the rows until the end, or until the visitor stops. Throws `UnreadableFile` when a limit is exceeded. */
  read(): void {
    for (let token = this.#cursor.next(); token !== 'end'; token = this.#cursor.next()) {
      if (token === 'text') this.#text(this.#cursor.text());
      else if (token === 'open') this.#open(this.#cursor.name);
      else this.#close(this.#cursor.name);
      if (this.#row.stopped) return;
    }
    while (this.#tables.length > 0) this.#close('table');
    this.#endLine();
  }

  get #table(): Table | undefined {
    return this.#tables.at(-1);
  }

  #text(text: string): void {
    const table = this.#table;
    if (table && table.cell >= 0) table.text = joinText(table.text, text, this.#row);
    else this.#loose = joinText(this.#loose, text, this.#row);
  }

  #open(name: string): void {
    if (name === 'table') {
      this.#endLine();
      if (this.#tables.length >= MAX_DEPTH) throw damaged('html');
      this.#tables.push(newTable());
    } else if (name === 'tr') this.#openRow();
    else if (CELLS.has(name)) this.#openCell();
    else if (LINES.has(name)) this.#line();
  }

  #close(name: string): void {
    const table = this.#table;
    if (LINES.has(name)) this.#line();
    if (table === undefined) return;
    if (CELLS.has(name)) this.#endCell(table);
    else if (name === 'tr') this.#endRow(table);
    else if (name === 'table') {
      this.#endRow(table);
      this.#tables.pop();
    }
  }

  /** Line break: inside a cell it is a blank. */
  #line(): void {
    const table = this.#table;
    if (table && table.cell >= 0) table.text += ' ';
    else this.#endLine();
  }

  /** Rows outside a table belong to an implicit one. */
  #openRow(): Table {
    if (this.#tables.length === 0) this.#tables.push(newTable());
    const table = this.#table!;
    this.#endRow(table);
    this.#endLine();
    table.inRow = true;
    return table;
  }

  #openCell(): void {
    const open = this.#table;
    const table = open?.inRow ? open : this.#openRow();
    this.#endCell(table);
    while ((table.taken[table.column] ?? 0) > 0) table.taken[table.column++]!--;
    table.cell = table.column;
    table.colspan = spanOf(this.#cursor.attribute('colspan'), MAX_COLSPAN);
    table.rowspan = spanOf(this.#cursor.attribute('rowspan'), MAX_ROWSPAN);
    table.number = numberOf(this.#cursor.attribute('x:num') ?? this.#cursor.attribute('sdval'));
    table.text = '';
    const end = table.cell + table.colspan;
    if (end > MAX_COLUMNS || (table.rowspan > 1 && end > MAX_SPANNED)) throw this.#row.refuse('file_damaged');
  }

  #endCell(table: Table): void {
    if (table.cell < 0) return;
    table.cells[table.cell] = table.number ?? (cellText(plain(table.text), this.#row) || null);
    table.column = table.cell + table.colspan;
    for (let column = table.cell; column < table.column; column++) {
      if (table.rowspan > 1) table.taken[column] = table.rowspan - 1;
    }
    table.cell = -1;
  }

  #endRow(table: Table): void {
    if (!table.inRow) return;
    this.#endCell(table);
    for (let column = table.column; column < table.taken.length; column++) {
      if ((table.taken[column] ?? 0) > 0) table.taken[column]!--;
    }
    const { cells } = table;
    table.cells = [];
    table.inRow = false;
    table.column = 0;
    this.#emit(cells);
  }

  #endLine(): void {
    const line = cellText(plain(this.#loose), this.#row);
    this.#loose = '';
    if (line !== '') this.#emit([line]);
  }

  #emit(cells: readonly (Cell | undefined)[]): void {
    if (this.#row.stopped) return;
    this.#row.open(this.#row.number + 1);
    for (let column = 0; column < cells.length; column++) {
      const cell = cells[column];
      if (cell !== undefined && cell !== null) this.#row.keep(column, cell);
    }
    this.#row.close();
  }
}

function newTable(): Table {
  return {
    cells: [],
    taken: [],
    inRow: false,
    cell: -1,
    colspan: 1,
    rowspan: 1,
    column: 0,
    text: '',
    number: null,
  };
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function spanOf(value: string | undefined, most: number): number {
  const span = Number(value ?? 1);
  return Number.isInteger(span) && span > 1 ? Math.min(span, most) : 1;
}

/** Excel and LibreOffice write the number itself beside the displayed text. */
function numberOf(value: string | undefined): number | null {
  if (value === undefined) return null;
  const bytes = Buffer.from(value);
  const number = numberFromBytes(bytes, 0, bytes.length);
  return typeof number === 'number' ? number : null;
}
