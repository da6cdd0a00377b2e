/**
 * Tokenizer of delimited text in chunks: records and fields. Ragged lines are normal (titles above a table), a quoted
 * field may contain separators and line ends, and an unclosed quote is an ordinary character.
 */
import { damaged } from '../unreadable.ts';

/** Fields are reused between calls. `line`: of the record's first character, from 1. */
export type VisitRecord = (fields: readonly string[], line: number) => boolean | undefined;

export type LineEnd = '\n' | '\r';

/** Limit of a spreadsheet cell in characters: a longer quoted field was never closed. */
const MAX_FIELD = 32_767;
/** Maximum record in characters; a longer line is not tabular. */
const MAX_RECORD = 4 * 1024 ** 2;
const QUOTE = 0x22;
const BLANK = 0x20;

export class TextRecords {
  readonly #separator: string;
  readonly #lineEnd: LineEnd;
  readonly #visit: VisitRecord;
  readonly #fields: string[] = [];
  #text = '';
  #last = false;
  #line = 1;
  /** Lines spanned by the current record. */
  #lines = 0;
  /** Cache: next separator at or after the current offset; `text.length` when there is none. */
  #nextSeparator = -1;

  constructor(separator: string, lineEnd: LineEnd, visit: VisitRecord) {
    this.#separator = separator;
    this.#lineEnd = lineEnd;
    this.#visit = visit;
  }

  /**
   * Visits the records completed by this chunk; the `last` chunk completes the rest. False when the visitor stopped.
   */
  push(piece: string, last = false): boolean {
    this.#text += piece;
    this.#last = last;
    this.#nextSeparator = -1;
    let at = 0;
    while (at < this.#text.length) {
      const next = this.#record(at);
      if (next < 0) break;
      if (this.#visit(this.#fields, this.#line) === false) return false;
      this.#line += this.#lines;
      at = next;
    }
    this.#text = this.#text.slice(at);
    if (this.#text.length > MAX_RECORD) throw damaged('text', { row: this.#line });
    return true;
  }

  /** Parses one record into `#fields`; returns the offset after it, or -1 when incomplete. */
  #record(from: number): number {
    const text = this.#text;
    let count = 0;
    let at = from;
    let lineEnd = this.#endOfLine(at);
    this.#lines = 1;
    for (;;) {
      let field = '';
      const open = count === 0 ? at : afterBlanks(text, at);
      if (text.charCodeAt(open) === QUOTE) {
        const close = closingQuote(text, open + 1);
        if (close < 0 && !this.#last && text.length - open <= MAX_FIELD) return -1;
        if (close > 0) {
          field = text.slice(open + 1, close).replaceAll('""', '"');
          if (close > lineEnd) {
            this.#lines += field.split(this.#lineEnd).length - 1;
            lineEnd = this.#endOfLine(close);
          }
          at = close + 1;
        }
      }
      if (lineEnd < 0) return -1;
      const separator = this.#separatorFrom(at);
      const ends = separator > lineEnd || separator === text.length;
      const to = ends ? lineEnd : separator;
      this.#fields[count++] = field + text.slice(at, ends && to > at && text[to - 1] === '\r' ? to - 1 : to);
      at = to + 1;
      if (ends) break;
    }
    this.#fields.length = count;
    return at;
  }

  #endOfLine(from: number): number {
    const found = this.#text.indexOf(this.#lineEnd, from);
    return found < 0 && this.#last ? this.#text.length : found;
  }

  #separatorFrom(at: number): number {
    if (this.#nextSeparator < at) {
      const found = this.#text.indexOf(this.#separator, at);
      this.#nextSeparator = found < 0 ? this.#text.length : found;
    }
    return this.#nextSeparator;
  }
}

/** Some programs write a blank between a separator and a quote. */
function afterBlanks(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) === BLANK) at++;
  return at;
}

/** Offset of the closing quote of a field, or -1 if not within the limit. Doubled quotes do not close. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && at - from <= MAX_FIELD) {
    if (text.charCodeAt(at + 1) !== QUOTE) return at;
    at = text.indexOf('"', at + 2);
  }
  return -1;
}
