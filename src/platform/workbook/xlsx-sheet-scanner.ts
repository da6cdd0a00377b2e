/**
 * The fast lane: rows and cells straight from the bytes of a sheet's XML as they are inflated, with no tree and almost no strings.
 * It knows the dialect that exporters write, under any prefix; at the first thing that it is not sure of it throws
 * `UnsureDialect`, and a complete parser reads the sheet instead.
 */
import type { ReadIssueCode } from '#core/read-issue.ts';
import { UnreadableFile } from '#core/read-issue.ts';
import { type Cell, MAX_ROWS, type SheetRow } from '#core/workbook.ts';
import { indexFromBytes } from './number-bytes.ts';
import { cellValue, type SheetContext } from './xlsx-cell-value.ts';
import { readInlineString } from './xlsx-shared-strings.ts';
import {
  COLON,
  GT,
  isTagNameEnd,
  LT,
  MORE,
  SLASH,
  skipBlank,
  skipProlog,
  TagReader,
  tagEnd,
  UnsureDialect,
} from './xlsx-tags.ts';

/** Called once per row; false stops the scan. */
export type Visit = (row: SheetRow) => boolean | undefined;

/** Excel's last column is XFD. */
export const MAX_COLUMNS = 16_384;
/** Cells in a sheet, empty ones to the left of the last included: ninety columns in `MAX_ROWS` rows. */
export const MAX_CELLS = 100_000_000;
/** Columns and views come before the rows: a few hundred kilobytes at most. */
const MAX_PROLOG = 8 * 1024 ** 2;
/** A cell holds 32,767 characters: a piece of markup longer than this is not a cell. */
const MAX_PENDING = 4 * 1024 ** 2;
/** `</sheetData>`: at least this much always follows inside the sheet's data. */
const SHORTEST_TAIL = 12;

const C = 0x63;
const F = 0x66;
const I = 0x69;
const R = 0x72;
const V = 0x76;

export class SheetScanner {
  readonly #context: SheetContext;
  readonly #sheet: string;
  readonly #visit: Visit;
  readonly #cells: Cell[] = [];
  readonly #tag = new TagReader();
  #place: 'prolog' | 'rows' | 'cells' | 'done' = 'prolog';
  #bytes: Buffer = Buffer.alloc(0);
  #end = 0;
  /** Length of the namespace prefix of the sheet's elements, its colon included. */
  #prefix = 0;
  #closeInline = '</is>';
  #row = 0;
  #delivered = 0;
  /** Cells of the current row so far: `#cells` may still hold those of the row before. */
  #used = 0;
  #column = -1;
  /** A row has at most one tag per column; counted so that a row cannot go on for a gigabyte. */
  #cellTags = 0;
  #total = 0;
  #prologSize = 0;

  constructor(sheet: string, context: SheetContext, visit: Visit) {
    this.#sheet = sheet;
    this.#context = context;
    this.#visit = visit;
  }

  /** Number of the last row that the visitor saw. */
  get delivered(): number {
    return this.#delivered;
  }

  get #done(): boolean {
    return this.#place === 'done';
  }

  /** Scans what is complete so far; after the last row, or when the visitor said stop, does nothing. */
  push(chunk: Buffer): void {
    if (this.#done) return;
    const pending = this.#bytes;
    const bytes = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    this.#bytes = bytes;
    this.#end = bytes.length;
    let at = 0;
    for (let next = 0; next !== MORE; next = this.#done ? MORE : this.#step(at)) at = next;
    this.#bytes = bytes.subarray(at);
    if (!this.#done && bytes.length - at > MAX_PENDING) throw this.#refuse('file_damaged');
  }

  /** To be called when the XML ended: rows that never close are damage, not a shorter sheet. */
  finish(): void {
    if (!this.#done) throw this.#refuse('file_damaged');
  }

  #step(from: number): number {
    if (this.#place === 'prolog') return this.#prolog(from);
    const at = skipBlank(this.#bytes, from, this.#end);
    if (at + SHORTEST_TAIL + this.#prefix > this.#end) return MORE;
    if (this.#bytes[at] !== LT) throw new UnsureDialect();
    return this.#place === 'rows' ? this.#rowTag(at) : this.#cellTag(at);
  }

  /** Skips everything before the rows, and learns the prefix from the tag that holds them. */
  #prolog(from: number): number {
    const found = skipProlog(this.#bytes, from, this.#end);
    if (found === null) return MORE;
    this.#prologSize += found.next - from;
    if (this.#prologSize > MAX_PROLOG) throw this.#refuse('file_damaged');
    if (found.prefix !== undefined) {
      this.#prefix = found.prefix.length;
      this.#closeInline = `</${found.prefix}is>`;
      this.#place = found.empty ? 'done' : 'rows';
    }
    return found.next;
  }

  #rowTag(at: number): number {
    const bytes = this.#bytes;
    const name = at + 1 + this.#prefix;
    if (bytes[at + 1] === SLASH) {
      if (bytes.toString('latin1', name + 1, name + 10) !== 'sheetData') throw new UnsureDialect();
      this.#place = 'done';
      return at;
    }
    if (bytes[name] !== R || bytes[name + 1] !== 0x6f || !isTagNameEnd(bytes[name + 3]!)) throw new UnsureDialect();
    const next = this.#tag.read(bytes, name + 3, this.#end);
    if (next === MORE) return MORE;
    const tag = this.#tag;
    const number = tag.rTo === 0 ? this.#row + 1 : indexFromBytes(bytes, tag.rFrom, tag.rTo);
    if (number <= this.#row) throw this.#refuse('file_damaged');
    if (number > MAX_ROWS) throw this.#refuse('too_many_rows');
    this.#row = number;
    this.#used = 0;
    this.#column = -1;
    this.#cellTags = 0;
    if (tag.empty) this.#deliver();
    else this.#place = 'cells';
    return next;
  }

  #cellTag(at: number): number {
    const bytes = this.#bytes;
    const name = at + 1 + this.#prefix;
    if (bytes[at + 1] === SLASH) {
      if (bytes[name + 1] !== R || bytes[name + 2] !== 0x6f || bytes[name + 4] !== GT) throw new UnsureDialect();
      this.#place = 'rows';
      this.#deliver();
      return name + 5;
    }
    if (bytes[name] !== C || !isTagNameEnd(bytes[name + 1]!)) throw new UnsureDialect();
    if (this.#prefix > 0 && bytes[name - 1] !== COLON) throw new UnsureDialect();
    const next = this.#tag.read(bytes, name + 1, this.#end);
    if (next === MORE) return MORE;
    const column = this.#columnOf();
    if (column >= MAX_COLUMNS || ++this.#cellTags > MAX_COLUMNS) throw this.#refuse('file_damaged');
    if (!this.#tag.empty) return this.#content(next, column);
    this.#column = column;
    return next;
  }

  /** Reads what a cell contains up to its closing tag, and only then keeps it: an incomplete cell is read again from its start. */
  #content(from: number, column: number): number {
    const bytes = this.#bytes;
    let value: Cell = null;
    let at = from;
    for (;;) {
      at = skipBlank(bytes, at, this.#end);
      if (at + SHORTEST_TAIL + this.#prefix > this.#end) return MORE;
      if (bytes[at] !== LT) throw new UnsureDialect();
      const name = at + 1 + this.#prefix;
      if (bytes[at + 1] === SLASH) {
        if (bytes[name + 1] !== C || bytes[name + 2] !== GT) throw new UnsureDialect();
        this.#keep(column, value);
        return name + 3;
      }
      const kind = bytes[name]!;
      const open = kind === I ? name + 2 : name + 1;
      const inside = this.#openEnd(open);
      if (inside === MORE) return MORE;
      if (bytes[inside - 2] === SLASH) {
        at = inside;
        continue;
      }
      const close = kind === I ? bytes.indexOf(this.#closeInline, inside, 'latin1') : this.#textEnd(inside);
      if (close < 0 || close + SHORTEST_TAIL + this.#prefix > this.#end) return MORE;
      const closeName = close + 2 + this.#prefix;
      if (kind === V) value = this.#value(inside, close);
      else if (kind === I) value = readInlineString(bytes.subarray(at, closeName + 3));
      else if (kind !== F) throw new UnsureDialect();
      if (bytes[close + 1] !== SLASH || bytes[closeName] !== kind) throw new UnsureDialect();
      at = closeName + (kind === I ? 3 : 2);
      if (bytes[at - 1] !== GT) throw new UnsureDialect();
    }
  }

  /** Position after the `>` of a tag inside a cell, whose attributes do not matter. */
  #openEnd(from: number): number {
    const bytes = this.#bytes;
    if (bytes[from] === GT) return from + 1;
    if (!isTagNameEnd(bytes[from]!)) throw new UnsureDialect();
    const end = tagEnd(bytes, from, this.#end);
    return end === MORE ? MORE : end + 1;
  }

  /** Where plain text ends, or `MORE`. */
  #textEnd(from: number): number {
    const bytes = this.#bytes;
    let at = from;
    while (at < this.#end && bytes[at] !== LT) at++;
    return at < this.#end ? at : MORE;
  }

  #value(from: number, to: number): Cell {
    const value = cellValue(this.#bytes, from, to, this.#tag, this.#context);
    if (value === undefined) throw this.#refuse('file_damaged');
    return value;
  }

  /** 0-based column of the cell whose tag was just read: from its reference, or the next one. */
  #columnOf(): number {
    const { rFrom, rTo } = this.#tag;
    if (rTo === 0) return this.#column + 1;
    let column = 0;
    for (let at = rFrom; at < rTo; at++) {
      const letter = this.#bytes[at]! & 0xdf;
      if (letter < 0x41 || letter > 0x5a) break;
      column = column * 26 + (letter - 0x40);
    }
    if (column === 0) throw this.#refuse('file_damaged');
    return column - 1;
  }

  #keep(column: number, value: Cell): void {
    this.#column = column;
    if (value === null) return;
    while (this.#used <= column) this.#cells[this.#used++] = null;
    this.#cells[column] = value;
  }

  #deliver(): void {
    const cells = this.#cells;
    if (cells.length !== this.#used) cells.length = this.#used;
    this.#total += this.#used;
    if (this.#total > MAX_CELLS) throw this.#refuse('file_too_large');
    this.#delivered = this.#row;
    if (this.#visit({ number: this.#row, cells }) === false) this.#place = 'done';
  }

  #refuse(code: ReadIssueCode): UnreadableFile {
    const limits: Record<string, Record<string, number>> = {
      too_many_rows: { limit: MAX_ROWS },
      file_too_large: { cells: this.#total, most: MAX_CELLS },
    };
    return new UnreadableFile({ code, sheet: this.#sheet, row: this.#row, data: limits[code] ?? { part: 'sheet' } });
  }
}
