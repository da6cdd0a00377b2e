/** Rows and cells of one table of an OpenDocument spreadsheet, with repetitions expanded within limits. */
import { type Cell, MAX_CELL_TEXT, MAX_ROWS, type SheetRow } from '#core/reading/workbook.ts';
import { numberFromBytes } from '../cells/number-bytes.ts';
import { MAX_COLUMNS } from '../cells/row-builder.ts';
import { type ReadOptions, shownPercentage } from '../cells/shown-percentage.ts';
import { cellText, type FileBudget, joinText, type Placed } from '../file-budget.ts';
import { damaged, refused } from '../unreadable.ts';
import { XmlCursor } from '../xml/xml-cursor.ts';

export interface Table {
  name: string;
  hidden: boolean;
  /** Offset in the XML just after the table's opening tag. */
  start: number;
}

interface PlacedCell extends Placed {
  percentagesAsShown: boolean;
}

type Visit = (row: SheetRow) => boolean | undefined;

/** Visits the non-empty rows, from an offset just after the table's opening tag. Throws `UnreadableFile`. */
export function scanTable(
  content: Buffer,
  { start, name: sheet, percentagesAsShown = false }: Table & ReadOptions,
  budget: FileBudget,
  visit: Visit,
): void {
  const cursor = new XmlCursor(content, 'content.xml', start);
  const cells: Cell[] = [];
  let number = 0;
  const at: PlacedCell = {
    percentagesAsShown,
    get place() {
      return { sheet, row: number + 1 };
    },
  };
  for (let token = cursor.next(); token !== 'end'; token = cursor.next()) {
    if (token === 'close' && cursor.name === 'table') return;
    if (token !== 'open' || cursor.name !== 'table-row') continue;
    const repeated = repeats(cursor, 'number-rows-repeated');
    if (cursor.empty) cells.length = 0;
    else readRow(cursor, cells, budget, at);
    if (cells.length === 0) {
      number += repeated;
      continue;
    }
    for (let copy = 0; copy < repeated; copy++) {
      budget.takeCells(cells.length);
      if (copy > 0) budget.takeRepeated(cells.length);
      if (++number > MAX_ROWS) throw refused('too_many_rows', { limit: MAX_ROWS });
      if (visit({ number, cells }) === false) return;
    }
  }
  throw damaged('content.xml', { sheet, row: number });
}

/** Cells of a row up to its closing tag; trailing empty ones are dropped, however many are declared. */
function readRow(cursor: XmlCursor, cells: Cell[], budget: FileBudget, at: PlacedCell): void {
  cells.length = 0;
  let column = 0;
  for (let token = cursor.next(); token !== 'end'; token = cursor.next()) {
    if (token === 'close' && cursor.name === 'table-row') return;
    if (token !== 'open' || (cursor.name !== 'table-cell' && cursor.name !== 'covered-table-cell')) continue;
    const repeated = repeats(cursor, 'number-columns-repeated');
    const value = readCell(cursor, at);
    column += repeated;
    if (value === null) continue;
    if (column > MAX_COLUMNS) throw damaged('content.xml');
    budget.takeRepeated(repeated - 1);
    while (cells.length < column - repeated) cells.push(null);
    while (cells.length < column) cells.push(value);
  }
}

function readCell(cursor: XmlCursor, at: PlacedCell): Cell {
  const type = cursor.attribute('value-type');
  const value = cursor.attribute('value') ?? '';
  const boolean = cursor.attribute('boolean-value');
  const written = cursor.attribute('date-value') ?? cursor.attribute('time-value') ?? cursor.attribute('string-value');
  const text = cursor.empty ? '' : readText(cursor, cursor.name, at);
  if (type === 'float' || type === 'currency' || type === 'percentage') {
    const bytes = Buffer.from(value);
    const stored = numberFromBytes(bytes, 0, bytes.length);
    const isPercentage = type === 'percentage' && at.percentagesAsShown && typeof stored === 'number';
    return isPercentage ? shownPercentage(stored) : stored;
  }
  if (type === 'boolean') return boolean === 'true';
  if (type === 'date') return (written ?? text).replace(/T00:00:00(\.0+)?$/, '').slice(0, 19) || null;
  return cellText(written ?? text, at) || null;
}

/** Text of a cell's paragraphs up to its closing tag, one line each, without notes. */
function readText(cursor: XmlCursor, cell: string, at: Placed): string {
  let text = '';
  let paragraphs = 0;
  let inParagraph = false;
  let inNote = false;
  for (let token = cursor.next(); token !== 'end'; token = cursor.next()) {
    if (token === 'text') {
      if (inParagraph && !inNote) text = joinText(text, cursor.text(), at);
      continue;
    }
    const opens = token === 'open';
    if (!opens && cursor.name === cell) return text;
    if (cursor.name === 'annotation') inNote = opens && !cursor.empty;
    else if (cursor.name === 'p' && !inNote) {
      inParagraph = opens && !cursor.empty;
      if (opens && paragraphs++ > 0) text += '\n';
    } else if (opens && inParagraph && !inNote) text = joinText(text, spacing(cursor), at);
  }
  return text;
}

function spacing(cursor: XmlCursor): string {
  if (cursor.name === 's') return ' '.repeat(Math.min(repeats(cursor, 'c'), MAX_CELL_TEXT + 1));
  if (cursor.name === 'tab') return '\t';
  return cursor.name === 'line-break' ? '\n' : '';
}

function repeats(cursor: XmlCursor, attribute: string): number {
  const value = Number(cursor.attribute(attribute) ?? 1);
  return Number.isInteger(value) && value > 0 ? value : 1;
}
