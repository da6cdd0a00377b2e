/**
 * The fast lane: rows and cells directly from the inflated bytes of a sheet's XML, without a tree and almost without
 * strings. It knows the dialect of exporters, under any prefix; on anything else it throws `UnsureDialect`, and a full
 * parser reads the sheet instead.
 */
import type { Cell } from '#core/reading/workbook.ts';
import { UnsureDialect } from '#platform/workbook/cells/unsure-dialect.ts';
import { indexFromBytes } from '../cells/number-bytes.ts';
import { RowBuilder, type Visit } from '../cells/row-builder.ts';
import { xmlText } from '../xml/xml-text.ts';
import { ByteWindow } from './byte-window.ts';
import { cellValue, type SheetContext } from './xlsx-cell-value.ts';
import { readPlainRows } from './xlsx-plain-rows.ts';
import { readInlineString } from './xlsx-shared-strings.ts';
import { COLON, GT, isTagNameEnd, LT, MORE, SLASH, skipBlank, skipProlog, TagReader, tagEnd } from './xlsx-tags.ts';

/** Markup before the rows (columns, views): a few hundred kilobytes at most. */
const MAX_PROLOG = 8 * 1024 ** 2;
/** A cell holds 32,767 characters: a longer piece of markup is not a cell. */
const MAX_PENDING = 4 * 1024 ** 2;
/** `</sheetData>`: minimum length that follows inside the sheet's data. */
const SHORTEST_TAIL = 12;

const C = 0x63;
const F = 0x66;
const I = 0x69;
const R = 0x72;
const V = 0x76;

export class SheetScanner {
  readonly #context: SheetContext;
  readonly #row: RowBuilder;
  readonly #tag = new TagReader();
  readonly #window = new ByteWindow();
  #place: 'prolog' | 'rows' | 'done' = 'prolog';
  /** Current content of the window. */
  #bytes: Buffer = Buffer.alloc(0);
  #end = 0;
  /** Consumed bytes of the window. */
  #used = 0;
  /** Length of the namespace prefix of the sheet's elements, with its colon. */
  #prefix = 0;
  #closeInline = '</is>';
  #prologSize = 0;

  constructor(sheet: string, context: SheetContext, visit: Visit) {
    this.#row = new RowBuilder(sheet, visit, context.budget);
    this.#context = context;
  }

  /** Number of the last delivered row. */
  get delivered(): number {
    return this.#row.delivered;
  }

  /** The visitor stopped the scan. */
  get stopped(): boolean {
    return this.#row.stopped;
  }

  get #done(): boolean {
    return this.#place === 'done' || this.#row.stopped;
  }

  /** Scans the complete rows so far; no-op once done. */
  push(chunk: Buffer): void {
    if (this.#done) return;
    this.#window.append(chunk, this.#used);
    this.#end = this.#window.end;
    this.#bytes = this.#window.bytes.subarray(0, this.#end);
    this.#used = 0;
    for (let next = 0; next !== MORE; next = this.#done ? MORE : this.#step()) this.#used = next;
    if (!this.#done && this.#end - this.#used > MAX_PENDING) throw this.#row.refuse('file_damaged');
  }

  /** Called at the end of the XML: unclosed rows are damage, not a shorter sheet. */
  finish(): void {
    if (!this.#done) throw this.#row.refuse('file_damaged');
  }

  #step(): number {
    if (this.#place === 'prolog') return this.#prolog(this.#used);
    if (this.#prefix === 0) this.#used = readPlainRows(this.#window, this.#used, this.#row, this.#context);
    if (this.#row.stopped) return this.#used;
    const at = skipBlank(this.#bytes, this.#used, this.#end);
    if (at + SHORTEST_TAIL + this.#prefix > this.#end) return MORE;
    if (this.#bytes[at] !== LT) throw new UnsureDialect();
    return this.#row.isOpen ? this.#cellTag(at) : this.#rowTag(at);
  }

  /** Skips everything before the rows, and takes the prefix from their container's tag. */
  #prolog(from: number): number {
    const found = skipProlog(this.#bytes, from, this.#end);
    if (found === null) return MORE;
    this.#prologSize += found.next - from;
    if (this.#prologSize > MAX_PROLOG) throw this.#row.refuse('file_damaged');
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
    this.#row.open(tag.rTo === 0 ? this.#row.number + 1 : indexFromBytes(bytes, tag.rFrom, tag.rTo));
    if (tag.empty) this.#row.close();
    return next;
  }

  #cellTag(at: number): number {
    const bytes = this.#bytes;
    const name = at + 1 + this.#prefix;
    if (bytes[at + 1] === SLASH) {
      if (bytes[name + 1] !== R || bytes[name + 2] !== 0x6f || bytes[name + 4] !== GT) throw new UnsureDialect();
      this.#row.close();
      return name + 5;
    }
    if (bytes[name] !== C || !isTagNameEnd(bytes[name + 1]!)) throw new UnsureDialect();
    if (this.#prefix > 0 && bytes[name - 1] !== COLON) throw new UnsureDialect();
    const next = this.#tag.read(bytes, name + 1, this.#end);
    if (next === MORE) return MORE;
    const column = this.#columnOf();
    if (!this.#tag.empty) return this.#content(next, column);
    this.#row.keep(column, null);
    return next;
  }

  /**
   * Reads the content of a cell up to its closing tag before keeping it: an incomplete cell is read again from its
   * start.
   */
  #content(from: number, column: number): number {
    const bytes = this.#bytes;
    let value: Cell = null;
    /** Of the formula, whose value may be missing: its tag, and its text. */
    let formula: { tag: string; text: string } | null = null;
    let at = from;
    for (;;) {
      at = skipBlank(bytes, at, this.#end);
      if (at + SHORTEST_TAIL + this.#prefix > this.#end) return MORE;
      if (bytes[at] !== LT) throw new UnsureDialect();
      const name = at + 1 + this.#prefix;
      if (bytes[at + 1] === SLASH) {
        if (bytes[name + 1] !== C || bytes[name + 2] !== GT) throw new UnsureDialect();
        this.#row.keep(column, value);
        if (formula && (value === null || value === 0))
          this.#row.formulas.add(this.#row.number, column, formula.text, sharedIndex(formula.tag));
        return name + 3;
      }
      const kind = bytes[name]!;
      const open = kind === I ? name + 2 : name + 1;
      const inside = this.#openEnd(open);
      if (inside === MORE) return MORE;
      if (bytes[inside - 2] === SLASH) {
        if (kind === F) formula = { tag: bytes.toString('latin1', open, inside), text: '' };
        at = inside;
        continue;
      }
      const close = kind === I ? bytes.indexOf(this.#closeInline, inside, 'latin1') : this.#textEnd(inside);
      if (close < 0 || close + SHORTEST_TAIL + this.#prefix > this.#end) return MORE;
      const closeName = close + 2 + this.#prefix;
      if (kind === V) value = this.#value(inside, close);
      else if (kind === I) value = this.#inline(at, closeName + 3);
      else if (kind !== F) throw new UnsureDialect();
      else formula = { tag: bytes.toString('latin1', open, inside), text: xmlText(bytes, inside, close) };
      if (bytes[close + 1] !== SLASH || bytes[closeName] !== kind) throw new UnsureDialect();
      at = closeName + (kind === I ? 3 : 2);
      if (bytes[at - 1] !== GT) throw new UnsureDialect();
    }
  }

  /** Offset after the `>` of a tag inside a cell, ignoring attributes. */
  #openEnd(from: number): number {
    const bytes = this.#bytes;
    if (bytes[from] === GT) return from + 1;
    if (!isTagNameEnd(bytes[from]!)) throw new UnsureDialect();
    const end = tagEnd(bytes, from, this.#end);
    return end === MORE ? MORE : end + 1;
  }

  /** End of plain text, or `MORE`. */
  #textEnd(from: number): number {
    const bytes = this.#bytes;
    let at = from;
    while (at < this.#end && bytes[at] !== LT) at++;
    return at < this.#end ? at : MORE;
  }

  /** Some programs omit the type of such a cell; one with another type is ambiguous. */
  #inline(from: number, to: number): Cell {
    if (this.#tag.type !== 'inline' && this.#tag.type !== 'number') throw new UnsureDialect();
    return readInlineString(this.#bytes.subarray(from, to), this.#row);
  }

  #value(from: number, to: number): Cell {
    const value = cellValue(this.#bytes, from, to, this.#tag, this.#context, this.#row);
    if (value === undefined) throw this.#row.refuse('file_damaged');
    return value;
  }

  /** 0-based column of the current cell: from its reference, or the next one. */
  #columnOf(): number {
    const { rFrom, rTo } = this.#tag;
    if (rTo === 0) return this.#row.column + 1;
    let column = 0;
    for (let at = rFrom; at < rTo; at++) {
      const letter = this.#bytes[at]! & 0xdf;
      if (letter < 0x41 || letter > 0x5a) break;
      column = column * 26 + (letter - 0x40);
    }
    if (column === 0) throw this.#row.refuse('file_damaged');
    return column - 1;
  }
}

/** Index of a shared formula, from its tag; null for one of its own. */
function sharedIndex(tag: string): string | null {
  return /\bt=["']shared["']/.test(tag) ? (/\bsi=["'](\d+)["']/.exec(tag)?.[1] ?? null) : null;
}
