/**
 * Pull parser of XML in memory, for the small parts of a workbook and shared strings: element starts, ends and text in
 * sequence, without a tree. Prefixes are dropped; comments, instructions and document types are skipped.
 */
import { checkTextBytes } from '../file-budget.ts';
import { damaged } from '../unreadable.ts';
import { xmlText } from './xml-text.ts';

export type XmlToken = 'open' | 'close' | 'text' | 'end';

const LT = 0x3c;
const GT = 0x3e;
const SLASH = 0x2f;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const COLON = 0x3a;
const EQUALS = 0x3d;
const SPACE = 0x20;

export class XmlCursor {
  /** Local name of the current element. */
  name = '';
  /** Self-closing element: no `close` follows. */
  empty = false;
  readonly #bytes: Buffer;
  readonly #part: string;
  #at = 0;
  #from = 0;
  #to = 0;
  #literal = false;

  /** `part`: name of the XML in errors; `from`: start offset, between two tokens. */
  constructor(bytes: Buffer, part: string, from = 0) {
    this.#bytes = bytes;
    this.#part = part;
    this.#at = from;
  }

  /** Offset of the next token. */
  get position(): number {
    return this.#at;
  }

  /** Continues at an offset, which must be between two tokens. */
  moveTo(position: number): void {
    this.#at = position;
  }

  /** Advances to the next token. Throws `UnreadableFile` (`file_damaged`) on truncated markup. */
  next(): XmlToken {
    const bytes = this.#bytes;
    while (this.#at < bytes.length) {
      if (bytes[this.#at] !== LT) {
        const end = bytes.indexOf(LT, this.#at);
        this.#span(this.#at, end < 0 ? bytes.length : end, false);
        this.#at = this.#to;
        return 'text';
      }
      const second = bytes[this.#at + 1];
      if (second === 0x3f) this.#at = this.#after('?>', 2);
      else if (second === 0x21) {
        if (this.#declaration()) return 'text';
      } else return this.#element(second === SLASH);
    }
    return 'end';
  }

  /** Decoded text of the current `text` token. */
  text(): string {
    checkTextBytes(this.#to - this.#from);
    return this.#literal
      ? this.#bytes.toString('utf8', this.#from, this.#to)
      : xmlText(this.#bytes, this.#from, this.#to);
  }

  /** Value of an attribute of the current element, by local name. */
  attribute(name: string): string | undefined {
    const bytes = this.#bytes;
    let at = this.#from;
    while (at < this.#to) {
      while (at < this.#to && bytes[at]! <= SPACE) at++;
      let local = at;
      const start = at;
      while (at < this.#to && bytes[at] !== EQUALS && bytes[at]! > SPACE) {
        if (bytes[at] === COLON) local = at + 1;
        at++;
      }
      const nameEnd = at;
      while (at < this.#to && bytes[at] !== QUOTE && bytes[at] !== APOSTROPHE) at++;
      const close = bytes.indexOf(bytes[at] ?? QUOTE, at + 1);
      if (at >= this.#to || close < 0 || close > this.#to) return undefined;
      const declares = bytes.toString('latin1', start, Math.min(start + 5, nameEnd)) === 'xmlns';
      if (!declares && bytes.toString('latin1', local, nameEnd) === name) return xmlText(bytes, at + 1, close);
      at = close + 1;
    }
    return undefined;
  }

  #element(closing: boolean): XmlToken {
    const bytes = this.#bytes;
    let start = this.#at + (closing ? 2 : 1);
    let at = start;
    for (
      let byte = bytes[at];
      byte !== undefined && byte > SPACE && byte !== GT && byte !== SLASH;
      byte = bytes[++at]
    ) {
      if (byte === COLON) start = at + 1;
    }
    this.name = bytes.toString('latin1', start, at);
    const end = this.#tagEnd(at);
    if (/[^\w.-]/.test(this.name) || bytes.subarray(start, end).includes(LT)) throw damaged(this.#part);
    this.empty = bytes[end - 1] === SLASH;
    this.#span(at, this.empty ? end - 1 : end, false);
    this.#at = end + 1;
    return closing ? 'close' : 'open';
  }

  /** Offset of the `>` that ends a tag: those inside attribute values do not count. */
  #tagEnd(from: number): number {
    const bytes = this.#bytes;
    let quote = 0;
    for (let at = from; at < bytes.length; at++) {
      const byte = bytes[at]!;
      if (quote !== 0) {
        if (byte === quote) quote = 0;
      } else if (byte === GT) return at;
      else if (byte === QUOTE || byte === APOSTROPHE) quote = byte;
    }
    throw damaged(this.#part);
  }

  /** Skips a comment or a document type; returns true for CDATA, which is literal text. */
  #declaration(): boolean {
    const start = this.#at;
    if (this.#bytes.toString('latin1', start, start + 4) === '<!--') this.#at = this.#after('-->', 4);
    else if (this.#bytes.toString('latin1', start, start + 9) === '<![CDATA[') {
      this.#at = this.#after(']]>', 9);
      this.#span(start + 9, this.#at - 3, true);
      return true;
    } else this.#at = this.#tagEnd(start) + 1;
    return false;
  }

  #after(mark: string, skip: number): number {
    const found = this.#bytes.indexOf(mark, this.#at + skip);
    if (found < 0) throw damaged(this.#part);
    return found + mark.length;
  }

  #span(from: number, to: number, literal: boolean): void {
    this.#from = from;
    this.#to = to;
    this.#literal = literal;
  }
}
