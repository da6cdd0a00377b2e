/** Writes cells as xlsx, with deterministic bytes. */
import type { Cell, NamedRange, PageSetup, RowDef, WriteSheet } from 'hucre';
import { writeXlsx } from 'hucre/xlsx';

/** A formula, with the figure that it yields: what programs that compute nothing show. */
export interface FormulaCell {
  formula: string;
  result: number | string;
}

/** A text that leads to an address. */
export interface LinkCell {
  text: string;
  /** Absolute; Excel takes no more than some 2,000 characters. */
  address: string;
}

export type WrittenCell = string | number | boolean | null | FormulaCell | LinkCell;

/** A sheet to write: rows of texts, numbers, truth values, formulas, links and nothing. */
export interface SheetToWrite {
  name: string;
  rows: WrittenCell[][];
  look?: SheetLook;
}

/** How a sheet is shown; rows and columns from 0. */
export interface SheetLook {
  /** Of each column, in characters. */
  widths: readonly number[];
  /** Columns of amounts. */
  amounts?: readonly number[];
  /** Columns of fractions that are shown as percentages. */
  percents?: readonly number[];
  /** Columns whose cells keep what is typed as it is: others store 0.025 for `2,5%`. */
  texts?: readonly number[];
  bold?: readonly number[];
  /** Rows whose texts break in their column, into six lines at most. */
  wrapped?: readonly number[];
  /** Stays in sight with the rows above it, and filters those down to `last`. */
  head?: { row: number; last: number };
  /** Columns that stay in sight. */
  fixedColumns?: number;
  /** On Letter as wide as the page, with the head on each one. */
  paper?: 'portrait' | 'landscape';
  /** Columns that are printed, from the first; default: all. */
  printedColumns?: number;
}

/** A fixed timestamp, so that sample files are comparable byte for byte. */
const WRITTEN = new Date(Date.UTC(2026, 0, 1));
/** Negative amounts in parentheses, as on the screen. */
const AMOUNT = '#,##0.00;(#,##0.00)';
/** Of the digits that a screen shows. */
const PERCENT = '0.0%;(0.0%)';
const TEXT = '@';
/** Of a line of text, in points. */
const LINE = 15;
/** Lines of a row that are shown; a cell has all of them. */
const MOST_LINES = 6;
/** Width of a letter in a text that breaks at words, against that of a digit. */
const LETTER = 1.1;
const LINK = { font: { name: 'Calibri', size: 11, underline: true, color: { rgb: '0563C1' } } } as const;
const BOLD = { font: { bold: true, name: 'Calibri', size: 11 } } as const;

/** Writes an xlsx. */
export function writeWorkbook(sheets: readonly SheetToWrite[]): Promise<Uint8Array> {
  return writeXlsx({
    sheets: sheets.map(sheetOf),
    properties: { created: WRITTEN, modified: WRITTEN },
    namedRanges: sheets.flatMap(printRanges),
  });
}

/** Letters of a column from 0: `A`, `AB`. */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}

function sheetOf({ name, rows, look }: SheetToWrite): WriteSheet {
  const values = rows.map((row) => row.map(shownOf));
  if (look === undefined && !rows.some((row) => row.some(isSpecial))) return { name, rows: values };
  const { widths = [], head, fixedColumns, paper } = look ?? {};
  const last = Math.max(widths.length, ...(look?.texts ?? []).map((column) => column + 1));
  const columns = Array.from({ length: last }, (_, column) => ({
    ...(widths[column] !== undefined && { width: widths[column] }),
    ...formatOf(look, column),
  }));
  return {
    name,
    rows: values,
    cells: specialCells(rows, look),
    ...(look?.wrapped && { rowDefs: heights(rows, look) }),
    ...(columns.length > 0 && { columns }),
    ...(head && {
      freezePane: { rows: head.row + 1, ...(fixedColumns !== undefined && { columns: fixedColumns }) },
      autoFilter: { range: `A${head.row + 1}:${columnLetters(widths.length - 1)}${head.last + 1}` },
    }),
    ...(paper && { pageSetup: pageOf(paper) }),
  };
}

function formatOf(look: SheetLook | undefined, column: number): { numFmt?: string } {
  if (look?.amounts?.includes(column)) return { numFmt: AMOUNT };
  if (look?.texts?.includes(column)) return { numFmt: TEXT };
  return look?.percents?.includes(column) ? { numFmt: PERCENT } : {};
}

function pageOf(orientation: 'portrait' | 'landscape'): PageSetup {
  return {
    paperSize: 'letter',
    orientation,
    fitToPage: true,
    fitToWidth: 1,
    fitToHeight: 0,
    horizontalCentered: true,
  };
}

/** What is printed, and the head on each page. By name: the library writes names of sheets without quotes. */
function printRanges({ name, rows, look }: SheetToWrite): NamedRange[] {
  if (look?.paper === undefined) return [];
  const quoted = `'${name.replaceAll("'", "''")}'`;
  const area = `$A$1:$${columnLetters((look.printedColumns ?? look.widths.length) - 1)}$${rows.length}`;
  const ranges = [{ name: '_xlnm.Print_Area', range: `${quoted}!${area}`, scope: name }];
  if (look.head === undefined) return ranges;
  const row = look.head.row + 1;
  return [...ranges, { name: '_xlnm.Print_Titles', range: `${quoted}!$${row}:$${row}`, scope: name }];
}

/** Heights of rows whose texts break: not every program works them out on opening. */
function heights(rows: SheetToWrite['rows'], { wrapped = [], widths }: SheetLook): Map<number, RowDef> {
  return new Map(
    wrapped.map((row) => {
      const lines = rows[row]!.map((cell, column) => {
        const shown = shownOf(cell);
        return typeof shown === 'string' ? Math.ceil((shown.length * LETTER) / (widths[column] ?? 10)) : 1;
      });
      return [row, { height: LINE * Math.min(MOST_LINES, Math.max(1, ...lines)) }];
    }),
  );
}

/** Formulas, and cells of rows with a look of their own. */
function specialCells(rows: SheetToWrite['rows'], look: SheetLook | undefined): Map<string, Partial<Cell>> {
  const cells = new Map<string, Partial<Cell>>();
  const [bold, wrapped] = [new Set(look?.bold), new Set(look?.wrapped)];
  for (const [row, values] of rows.entries()) {
    const style = {
      ...(bold.has(row) && BOLD),
      ...(wrapped.has(row) && { alignment: { wrapText: true, vertical: 'top' as const } }),
    };
    const isPlain = Object.keys(style).length === 0;
    for (const [column, cell] of values.entries()) {
      if (isPlain && !isSpecial(cell)) continue;
      const format = typeof cell === 'string' || isLink(cell) ? {} : formatOf(look, column);
      cells.set(`${row},${column}`, {
        ...(isFormula(cell) && { formula: cell.formula, formulaResult: cell.result }),
        ...(isLink(cell) && { hyperlink: { target: cell.address } }),
        style: { ...style, ...format, ...(isLink(cell) && LINK) },
      });
    }
  }
  return cells;
}

function isSpecial(cell: WrittenCell | undefined): cell is FormulaCell | LinkCell {
  return typeof cell === 'object' && cell !== null;
}

function isFormula(cell: WrittenCell | undefined): cell is FormulaCell {
  return isSpecial(cell) && 'formula' in cell;
}

function isLink(cell: WrittenCell | undefined): cell is LinkCell {
  return isSpecial(cell) && 'address' in cell;
}

/** What is seen of a cell. */
export function shownOf(cell: WrittenCell): string | number | boolean | null {
  if (isFormula(cell)) return cell.result;
  return isLink(cell) ? cell.text : cell;
}
