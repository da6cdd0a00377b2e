/**
 * Cells without what names anybody or says an amount. Kind, length, punctuation, sign and decimals of a cell stay;
 * words of reports and headers too.
 */
import type { Cell, SheetRow } from '#core/reading/workbook.ts';
import { AccountPseudonyms } from './account-pseudonyms.ts';
import { isOfHeader, keptRanges, type Zone } from './public-words.es.ts';

/** Cells of headers that make a row of headers. */
const LEAST_HEADERS = 3;
/** Punctuation and space that stay; any other sign may be a letter of some script. */
const STAYS = /[\s!-/:-@[-`{-~\u00a0\u2012-\u2015\u2212]/;

export interface MaskedRow {
  number: number;
  cells: Cell[];
  zone: Zone;
}

/** Masks the rows of one sheet in order. `codeColumns`: 0-based columns of account codes. */
export class CellMask {
  readonly #codes: ReadonlySet<number>;
  readonly #pseudonyms = new AccountPseudonyms();
  #zone: Zone;

  constructor(rows: readonly SheetRow[], codeColumns: readonly number[]) {
    this.#codes = new Set(codeColumns);
    // Without headers nothing is known to be a title.
    this.#zone = rows.some(({ cells }) => isHeaderRow(cells)) ? 'title' : 'row';
  }

  row({ number, cells }: SheetRow): MaskedRow {
    const isHeader = isHeaderRow(cells);
    if (isHeader) this.#zone = 'row';
    const zone = isHeader ? 'header' : this.#zone;
    return { number, zone, cells: cells.map((cell, column) => this.#masked(cell, column, zone)) };
  }

  #masked(cell: Cell, column: number, zone: Zone): Cell {
    if (cell === null || typeof cell === 'boolean') return cell;
    const written = String(cell);
    const isCode = zone === 'row' && this.#codes.has(column) && /\d/.test(written) && /^[\d.\s-]+$/.test(written);
    if (isCode) {
      const code = this.#pseudonyms.of(written);
      return typeof cell === 'number' ? Number(code) : code;
    }
    if (typeof cell === 'number') return zone === 'title' && isYear(cell) ? cell : maskedNumber(cell);
    return maskedText(cell, zone);
  }
}

function isHeaderRow(cells: readonly Cell[]): boolean {
  if (cells.filter((cell) => typeof cell === 'number').length > 1) return false;
  return cells.filter((cell) => typeof cell === 'string' && isOfHeader(cell)).length >= LEAST_HEADERS;
}

function isYear(value: number): boolean {
  return Number.isInteger(value) && value >= 1990 && value < 2100;
}

/** Zero stays: an amount that there is not. */
function maskedNumber(value: number): number {
  const written = String(value);
  // Beyond what a report prints: only sign and size are left.
  if (/[en]/i.test(written)) return Math.sign(value);
  return value === 0 ? 0 : Number(written.replace(/\d/g, '1'));
}

/** Masks a text, except for what its zone keeps. As long as before. */
export function maskedText(text: string, zone: Zone): string {
  let masked = '';
  let at = 0;
  for (const [start, end] of keptRanges(text, zone)) {
    masked += covered(text.slice(at, start)) + text.slice(start, end);
    at = end;
  }
  return masked + covered(text.slice(at));
}

function covered(text: string): string {
  const hasFigure = /[1-9]/.test(text);
  return text.replace(/[\s\S]/g, (unit) => {
    if (STAYS.test(unit)) return unit;
    if (/\d/.test(unit)) return hasFigure ? '1' : unit;
    return /\p{Ll}/u.test(unit) ? 'x' : 'X';
  });
}
