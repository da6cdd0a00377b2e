/** The row of a sheet that is being read: its cells as they come, the limits that it must keep, and who is waiting for it. */
import type { ReadIssueCode } from '#core/reading/read-issue.ts';
import { UnreadableFile } from '#core/reading/read-issue.ts';
import { type Cell, MAX_ROWS, type SheetRow } from '#core/reading/workbook.ts';
import { UnsureDialect } from './unsure-dialect.ts';

/** Called once per row; false stops the scan. */
export type Visit = (row: SheetRow) => boolean | undefined;

/** Excel's last column is XFD. */
export const MAX_COLUMNS = 16_384;
/** Cells in a sheet, empty ones to the left of the last included: ninety columns in `MAX_ROWS` rows. */
export const MAX_CELLS = 100_000_000;

export class RowBuilder {
  /** Cells of the row so far are the first `used`: behind them there may still be those of the row before. */
  readonly cells: Cell[] = [];
  used = 0;
  /** 0-based column of the cell before, −1 at the start of a row. */
  column = -1;
  /** A row has at most one tag per column; counted so that a row cannot go on for a gigabyte. */
  tags = 0;
  /** 1-based number of the row, and how many digits it has. */
  number = 0;
  digits = 1;
  /** The first number with more digits. */
  #longer = 10;
  /** Number of the last row that the visitor saw. */
  delivered = 0;
  /** Between `open` and `close`. */
  isOpen = false;
  /** The visitor has seen enough. */
  stopped = false;
  readonly #sheet: string;
  readonly #visit: Visit;
  #total = 0;

  constructor(sheet: string, visit: Visit) {
    this.#sheet = sheet;
    this.#visit = visit;
  }

  /** Begins a row. Throws `UnreadableFile` when it does not follow the one before or is past the last that we read. */
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

  /** Takes a cell; an empty one only moves the column. */
  keep(column: number, value: Cell): void {
    if (column >= MAX_COLUMNS || ++this.tags > MAX_COLUMNS) throw this.refuse('file_damaged');
    this.column = column;
    const { cells } = this;
    if (value === null) {
      // An empty cell where there was one already: which of the two counts is not ours to say.
      if (column < this.used && cells[column] !== null) throw new UnsureDialect();
      return;
    }
    while (this.used < column) cells[this.used++] = null;
    cells[column] = value;
    if (column === this.used) this.used++;
  }

  /** Hands the row over. */
  close(): void {
    const { cells, used } = this;
    if (cells.length !== used) cells.length = used;
    this.#total += used;
    if (this.#total > MAX_CELLS) throw this.refuse('file_too_large');
    this.isOpen = false;
    this.delivered = this.number;
    this.stopped = this.#visit({ number: this.number, cells }) === false;
  }

  refuse(code: ReadIssueCode): UnreadableFile {
    const limits: Record<string, Record<string, number>> = {
      too_many_rows: { limit: MAX_ROWS },
      file_too_large: { cells: this.#total, most: MAX_CELLS },
    };
    return new UnreadableFile({ code, sheet: this.#sheet, row: this.number, data: limits[code] ?? { part: 'sheet' } });
  }
}
