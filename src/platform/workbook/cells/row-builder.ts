/** Builds the rows of a sheet during a scan: cells, limits, and delivery to the visitor. */
import type { ReadIssueCode } from '#core/reading/read-issue.ts';
import { UnreadableFile } from '#core/reading/read-issue.ts';
import { type Cell, MAX_ROWS, type SheetRow } from '#core/reading/workbook.ts';
import type { FileBudget, Placed } from '../file-budget.ts';
import { RowFormulas } from './row-formulas.ts';
import { UnsureDialect } from './unsure-dialect.ts';

/** Called once per row; false stops the scan. */
export type Visit = (row: SheetRow) => boolean | undefined;

/** Excel's last column is XFD. */
export const MAX_COLUMNS = 16_384;

export class RowBuilder implements Placed {
  /** The first `used` cells belong to the current row; those behind may be of earlier rows. */
  readonly cells: Cell[] = [];
  used = 0;
  /** 0-based column of the previous cell, −1 at the start of a row. */
  column = -1;
  /** Tags in the row; bounded by the number of columns, so that a row cannot go on for a gigabyte. */
  tags = 0;
  /** 1-based row number, and its number of digits. */
  number = 0;
  digits = 1;
  /** Smallest number with more digits. */
  #longer = 10;
  /** Number of the last delivered row. */
  delivered = 0;
  /** Formulas of the row that have no value. */
  readonly formulas = new RowFormulas();
  /** Between `open` and `close`. */
  isOpen = false;
  /** The visitor stopped the scan. */
  stopped = false;
  readonly #sheet: string;
  readonly #visit: Visit;
  readonly #budget: FileBudget;

  constructor(sheet: string, visit: Visit, budget: FileBudget) {
    this.#sheet = sheet;
    this.#visit = visit;
    this.#budget = budget;
  }

  /** Begins a row. Throws `UnreadableFile` when rows are out of order or beyond the limit. */
  open(number: number): void {
    if (number <= this.number) throw this.refuse('file_damaged');
    if (number > MAX_ROWS) throw this.refuse('too_many_rows');
    this.number = number;
    while (number >= this.#longer) {
      this.digits++;
      this.#longer *= 10;
    }
    this.isOpen = true;
    this.used = 0;
    this.column = -1;
    this.tags = 0;
  }

  /** Adds a cell; an empty one only moves the column. */
  keep(column: number, value: Cell): void {
    if (column >= MAX_COLUMNS || ++this.tags > MAX_COLUMNS) throw this.refuse('file_damaged');
    this.column = column;
    const { cells } = this;
    if (value === null) {
      // An empty cell at an occupied position: ambiguous.
      if (column < this.used && cells[column] !== null) throw new UnsureDialect();
      return;
    }
    while (this.used < column) cells[this.used++] = null;
    cells[column] = value;
    if (column === this.used) this.used++;
  }

  /** Delivers the row. */
  close(): void {
    const { cells, formulas } = this;
    if (cells.length !== this.used) cells.length = this.used;
    if (!formulas.isEmpty) this.used = formulas.settle(this.number, cells);
    const { used } = this;
    this.#budget.takeCells(used);
    this.isOpen = false;
    this.delivered = this.number;
    this.stopped = this.#visit({ number: this.number, cells }) === false;
  }

  refuse(code: ReadIssueCode): UnreadableFile {
    const data: Record<string, string | number> = code === 'too_many_rows' ? { limit: MAX_ROWS } : { part: 'sheet' };
    return new UnreadableFile({ code, ...this.place, data });
  }

  /** For errors about a cell of the row. */
  get place(): Placed['place'] {
    return { sheet: this.#sheet, row: this.number };
  }
}
