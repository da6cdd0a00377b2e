/**
 * Column mapping of a sheet without headers, from the contents of its columns: codes, figures that add up, third
 * parties.
 */
import { amountShape, type DecimalMark, parseAmount } from '#core/reading/cells/amount-text.ts';
import { mayMeanId } from '#core/reading/cells/third-party-cell.ts';
import { text } from '#core/reading/rows/raw-rows.ts';
import type { Cell, Sheet } from '#core/reading/workbook.ts';
import { classNature } from '#core/reference/chart/puc.ts';
import type { ColumnMapping } from './column-mapping.ts';
import { NO_TITLES } from './sheet-places.ts';
import { fitUntitled, widthOf } from './untitled-rows.ts';

/** An account code in a cell of its own. */
export const CODE = /^'?[1-9](?:\d|\d{3}|\d{5}|\d{7}|\d{9})?\.?$|^[1-9](?:[\s.-]?\d{1,2}){1,6}$/;
/** Minimum number of account rows. */
export const LEAST_ROWS = 3;
/** Maximum number of numeric columns searched for the four figures. */
export const MOST_FIGURES = 8;
/** In cents: reports without decimals round each figure. */
const TOLERANCE = 100;

/** Null when no column holds codes, or no four columns add up. */
export function guessUntitled(sheet: Sheet): ColumnMapping | null {
  const width = widthOf(sheet);
  const all = Array.from({ length: width }, (_, column) => column);
  const code = all
    .map((column) => ({
      column,
      count: sheet.head.filter(({ cells }) => CODE.test(text(cells[column] ?? null))).length,
    }))
    .sort((a, b) => b.count - a.count || a.column - b.column)[0];
  if (!code || code.count < LEAST_ROWS) return null;
  const rows = sheet.head.map(({ cells }) => cells).filter((cells) => CODE.test(text(cells[code.column] ?? null)));
  const others = all.filter((column) => column !== code.column);
  const amounts = addingUp(rows, others.filter((column) => holdsFigures(rows, column)).slice(-MOST_FIGURES));
  if (amounts === null) return null;
  const [opening, debit, credit, closing] = amounts;
  const free = others.filter((column) => !amounts.includes(column));
  const filled = (column: number) => rows.map((cells) => text(cells[column] ?? null)).filter((cell) => cell !== '');
  const id = free.find((column) => most(filled(column), mayMeanId)) ?? null;
  const names = free.filter((column) => most(filled(column), (cell) => /\p{L}{3}/u.test(cell)));
  const thirdPartyName = id === null ? null : (names.find((column) => column > id) ?? null);
  const mapping: ColumnMapping = {
    headerRow: NO_TITLES,
    code: [code.column],
    codeLayout: 'whole',
    name: names.find((column) => column !== thirdPartyName) ?? null,
    id,
    dv: null,
    branch: null,
    thirdPartyName,
    thirdParties: id === null ? 'none' : 'column',
    opening,
    debit,
    credit,
    closing,
    decimal: 'auto',
    sign: 'auto',
  };
  return fitUntitled(sheet, mapping) ? mapping : null;
}

export function most(cells: readonly string[], test: (cell: string) => boolean): boolean {
  return cells.length > 0 && cells.filter(test).length * 2 > cells.length;
}

export function holdsFigures(rows: readonly (readonly Cell[])[], column: number): boolean {
  return rows.every((cells) => {
    const cell = cells[column] ?? null;
    return cell === null || typeof cell === 'number' || (typeof cell === 'string' && amountShape(cell).kind !== 'bad');
  });
}

export type Four = [opening: number, debit: number, credit: number, closing: number];

/** The four columns that add up in most rows; ties go to the usual order. */
function addingUp(rows: readonly (readonly Cell[])[], columns: readonly number[]): Four | null {
  const mark = markOf(rows, columns);
  const cents = new Map(columns.map((column) => [column, rows.map((cells) => centsOf(cells[column] ?? null, mark))]));
  let best: Four | null = null;
  let most = LEAST_ROWS - 1;
  for (const four of fours(columns)) {
    const [opening, debit, credit, closing] = four.map((column) => cents.get(column)!) as [
      number[],
      number[],
      number[],
      number[],
    ];
    const count = rows.filter((_, row) => {
      const movement = debit[row]! - credit[row]!;
      const change = closing[row]! - opening[row]!;
      return movement !== 0 && Math.abs(Math.abs(change) - Math.abs(movement)) <= TOLERANCE;
    }).length;
    if (count <= most) continue;
    most = count;
    best = four;
  }
  return best;
}

/**
 * Whether four columns add up in every row: opening and debits less credits are the closing, in rows of `code` with a
 * credit nature possibly the other way round in all of them. Some rows must have movement, and few negative ones.
 */
export function addUpEverywhere(rows: readonly (readonly Cell[])[], code: number, four: Four): boolean {
  const mark = markOf(rows, four);
  let moved = 0;
  let reversed = 0;
  let [signed, byClass] = [true, true];
  for (const cells of rows) {
    const [opening, debit, credit, closing] = four.map((column) => centsOf(cells[column] ?? null, mark)) as Four;
    const movement = debit - credit;
    if (movement !== 0) moved++;
    if (debit < 0 || credit < 0) reversed++;
    const side = classNature(text(cells[code] ?? null)) === 'C' ? -1 : 1;
    signed &&= Math.abs(closing - opening - movement) <= TOLERANCE;
    byClass &&= Math.abs(closing - opening - side * movement) <= TOLERANCE;
    if (!signed && !byClass) return false;
  }
  return moved >= LEAST_ROWS && reversed <= rows.length / 10;
}

/** Every choice of four columns, those in the usual order first. */
export function* fours(columns: readonly number[]): Generator<Four> {
  for (const ordered of [true, false])
    for (const a of columns)
      for (const b of columns)
        for (const c of columns)
          for (const d of columns)
            if (new Set([a, b, c, d]).size === 4 && (a < b && b < c && c < d) === ordered) yield [a, b, c, d];
}

function markOf(rows: readonly (readonly Cell[])[], columns: readonly number[]): DecimalMark {
  for (const cells of rows)
    for (const column of columns) {
      const shape = amountShape(text(cells[column] ?? null));
      if (typeof cells[column] === 'string' && shape.kind === 'certain') return shape.mark;
    }
  return ',';
}

function centsOf(cell: Cell, mark: DecimalMark): number {
  if (typeof cell === 'number') return Math.round(cell * 100);
  return typeof cell === 'string' ? Number(parseAmount(cell, mark) ?? 0n) : 0;
}
