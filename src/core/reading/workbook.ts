/**
 * What a format sees of a file: sheets of rows of cells, whatever the bytes were (xlsx, xls, ods, a web page, csv, txt).
 * `platform/workbook` turns bytes into this; nothing in the core knows how.
 */

/** A cell as read: text, a number as the file stores it, a boolean, or null where the sheet has nothing. Dates arrive as ISO text. */
export type Cell = string | number | boolean | null;

/** One row. `cells` is reused between calls of a scan: copy what must be kept. Column 0 is A. */
export interface SheetRow {
  /** 1-based, as a person sees it in Excel or as a line number in a text file. */
  number: number;
  cells: readonly Cell[];
}

export interface Sheet {
  name: string;
  hidden: boolean;
  /** The first rows (at most `HEAD_ROWS`), for detection. Unlike those of a scan, they may be kept. */
  head: readonly SheetRow[];
  /** Visits every row in order, once per call; a sheet can be scanned again. Return false to stop. */
  scan(visit: (row: SheetRow) => boolean | undefined): Promise<void>;
}

export type WorkbookKind = 'xlsx' | 'xls' | 'ods' | 'html' | 'xml' | 'text';

export interface Workbook {
  kind: WorkbookKind;
  fileName: string;
  sheets: readonly Sheet[];
  /** Only for text files: what was detected, for the reader of the report. */
  text?: { encoding: 'utf-8' | 'windows-1252' | 'cp850' | 'utf-16le' | 'utf-16be'; separator: string };
}

export const HEAD_ROWS = 60;

/** Largest inflated size of a workbook, in bytes, and most rows that a sheet may have: past them a file is refused. */
export const MAX_INFLATED_BYTES = 1024 ** 3;
export const MAX_ROWS = 1_100_000;

/** Excel's letters for a 0-based column: 0 is A, 26 is AA. */
export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}
