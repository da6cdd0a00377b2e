/**
 * Sheets whose rows are lines of delimited text in one cell: a CSV that a spreadsheet opened without splitting it, or
 * that a program quoted line by line.
 */
import type { Cell, Sheet, SheetRow, Workbook } from '#core/reading/workbook.ts';
import { tableSeparator } from './separators.ts';
import { TextRecords } from './text-records.ts';

/** Fewer lines are no table. */
const LEAST_LINES = 5;
/** Rows with more cells than one, per row that has one. */
const MOST_WIDER = 0.1;

/** The sheets of a workbook, each split where its rows are lines. */
export function withSplitSheets(workbook: Workbook): Workbook {
  const sheets = workbook.sheets.map(withSplitLines);
  return sheets.every((sheet, at) => sheet === workbook.sheets[at]) ? workbook : { ...workbook, sheets };
}

function withSplitLines(sheet: Sheet): Sheet {
  const separator = separatorIn(sheet.head);
  if (separator === null) return sheet;
  const split = splitter(separator);
  return {
    ...sheet,
    head: sheet.head.map(({ number, cells }) => ({ number, cells: [...split(cells)] })),
    scan: (visit) => sheet.scan(({ number, cells }) => visit({ number, cells: split(cells) })),
  };
}

function separatorIn(head: readonly SheetRow[]): string | null {
  const lines: string[] = [];
  let wider = 0;
  for (const { cells } of head) {
    const only = onlyText(cells);
    if (only !== null) lines.push(only);
    else if (cells.some((cell) => cell !== null)) wider++;
  }
  return lines.length < LEAST_LINES || wider > lines.length * MOST_WIDER ? null : tableSeparator(lines.join('\n'));
}

/** The text of a row that has nothing else; null for any other. */
function onlyText(cells: readonly Cell[]): string | null {
  let only: string | null = null;
  for (const cell of cells) {
    if (cell === null || cell === '') continue;
    if (only !== null || typeof cell !== 'string') return null;
    only = cell;
  }
  return only?.includes('\n') ? null : only;
}

function splitter(separator: string): (cells: readonly Cell[]) => readonly Cell[] {
  return (cells) => {
    const line = onlyText(cells);
    if (line === null) return cells;
    let found: Cell[] = [];
    const records = new TextRecords(separator, '\n', (fields) => {
      found = fields.map((field) => unquoted(field).trim() || null);
      return false;
    });
    records.push(line, true);
    return found;
  };
}

/** `="0123"` is an export idiom that makes Excel keep text; some programs quote with apostrophes. */
export function unquoted(field: string): string {
  if (field.startsWith('="') && field.endsWith('"')) return field.slice(2, -1);
  return field.length > 1 && field.startsWith("'") && field.endsWith("'") ? field.slice(1, -1) : field;
}
