/**
 * A file as formats see it: sheets of rows of cells, independent of the file type (xlsx, xls, ods, web page, csv, txt).
 * `platform/workbook` decodes the bytes; core never does.
 */

/** A cell: text, a number as stored, a boolean, or null where the sheet has none. Dates are ISO text. */
export type Cell = string | number | boolean | null;

/** One row. `cells` is reused between calls of a scan: copy what must be kept. Column 0 is A. */
export interface SheetRow {
  /** 1-based, as Excel shows it or as a line number in a text file. */
  number: number;
  cells: readonly Cell[];
}

export interface Sheet {
  name: string;
  hidden: boolean;
  /** The first rows (at most `HEAD_ROWS`), for detection. Unlike the rows of a scan, they may be kept. */
  head: readonly SheetRow[];
  /** Visits every row in order; repeatable. Return false to stop. */
  scan(visit: (row: SheetRow) => boolean | undefined): Promise<void>;
}

export type WorkbookKind = 'xlsx' | 'xls' | 'ods' | 'html' | 'xml' | 'text';

export interface Workbook {
  kind: WorkbookKind;
  fileName: string;
  sheets: readonly Sheet[];
  /** Text files only: detected encoding and separator, for display. */
  text?: { encoding: 'utf-8' | 'windows-1252' | 'cp850' | 'utf-16le' | 'utf-16be'; separator: string };
}

export const HEAD_ROWS = 60;

/** Limits of a workbook: inflated size in bytes, and rows of a sheet; larger files are refused. */
export const MAX_INFLATED_BYTES = 1024 ** 3;
export const MAX_ROWS = 1_100_000;

/** Characters of a cell: the limit of Excel and of LibreOffice. */
export const MAX_CELL_TEXT = 32_767;

/** Excel's letters for a 0-based column: 0 is A, 26 is AA. */
export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}
