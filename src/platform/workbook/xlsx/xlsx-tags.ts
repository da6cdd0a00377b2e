/** Tags of a sheet's XML as byte offsets, for the fast lane: no strings are created. */
import { UnsureDialect } from '../cells/unsure-dialect.ts';

export const LT = 0x3c;
export const GT = 0x3e;
export const SLASH = 0x2f;
export const COLON = 0x3a;
const SPACE = 0x20;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const EQUALS = 0x3d;

/** The window ended inside markup: more bytes are needed. */
export const MORE = -1;

export type CellType = 'number' | 'shared' | 'text' | 'boolean' | 'error' | 'inline' | 'date';

const SHORT_TYPES: Record<number, CellType> = {
  98: 'boolean',
  100: 'date',
  101: 'error',
  110: 'number',
  115: 'shared',
};

/** Attributes of a tag. Fields are offsets into the bytes given to `read`; `To` is 0 when absent. */
export class TagReader {
  rFrom = 0;
  rTo = 0;
  sFrom = 0;
  sTo = 0;
  type: CellType = 'number';
  /** Self-closing tag. */
  empty = false;

  /** Reads the attributes from the end of the tag's name on; returns the offset after its `>`, or `MORE`. */
  read(bytes: Buffer, from: number, end: number): number {
    this.rTo = 0;
    this.sTo = 0;
    this.type = 'number';
    let at = from;
    for (;;) {
      at = skipBlank(bytes, at, end);
      if (at + 2 >= end) return MORE;
      const byte = bytes[at]!;
      if (byte === GT || byte === SLASH) return this.#close(bytes, at);
      const name = at;
      while (at < end && bytes[at] !== EQUALS && bytes[at] !== GT)
        if (!isNameByte(bytes[at++]!)) throw new UnsureDialect();
      const value = at + 2;
      if (value >= end) return MORE;
      const quote = bytes[at + 1]!;
      if (bytes[at] !== EQUALS || (quote !== QUOTE && quote !== APOSTROPHE)) throw new UnsureDialect();
      const single = at - name === 1;
      at = value;
      while (at < end && bytes[at] !== quote) if (bytes[at++] === LT) throw new UnsureDialect();
      if (at + 1 >= end) return MORE;
      if (!isTagNameEnd(bytes[at + 1]!)) throw new UnsureDialect();
      if (single) this.#attribute(bytes, bytes[name]!, value, at);
      at++;
    }
  }

  #close(bytes: Buffer, at: number): number {
    this.empty = bytes[at] === SLASH;
    if (!this.empty) return at + 1;
    if (bytes[at + 1] !== GT) throw new UnsureDialect();
    return at + 2;
  }

  #attribute(bytes: Buffer, name: number, from: number, to: number): void {
    if (name === 0x72) {
      this.rFrom = from;
      this.rTo = to;
    } else if (name === 0x73) {
      this.sFrom = from;
      this.sTo = to;
    } else if (name === 0x74) this.type = cellType(bytes, from, to);
  }
}

function cellType(bytes: Buffer, from: number, to: number): CellType {
  if (to - from === 1) {
    const type = SHORT_TYPES[bytes[from]!];
    if (type !== undefined) return type;
  }
  const name = bytes.toString('latin1', from, to);
  if (name === 'str') return 'text';
  if (name === 'inlineStr') return 'inline';
  throw new UnsureDialect();
}

/** Whether an attribute's name may contain this byte: with unbalanced quotes the rest is unreliable. */
function isNameByte(byte: number): boolean {
  return byte > SPACE && byte !== QUOTE && byte !== APOSTROPHE && byte !== LT && byte !== SLASH;
}

/** Offset of the first non-blank byte. */
export function skipBlank(bytes: Buffer, from: number, end: number): number {
  let at = from;
  while (at < end && isBlank(bytes[at]!)) at++;
  return at;
}

/** The four blanks of XML; other control characters are none. */
function isBlank(byte: number): boolean {
  return byte === SPACE || (byte >= 0x09 && byte <= 0x0d && byte !== 0x0b && byte !== 0x0c);
}

/** Whether a tag's name ends at this byte. */
export function isTagNameEnd(byte: number): boolean {
  return isBlank(byte) || byte === GT || byte === SLASH;
}

/**
 * Skips one tag, instruction or comment before the rows; null when incomplete. For the tag that holds the rows,
 * `prefix` is that of its name (`x:` or empty) and `empty` means no rows.
 */
export function skipProlog(
  bytes: Buffer,
  from: number,
  end: number,
): { next: number; prefix?: string; empty?: boolean } | null {
  const start = bytes.indexOf(LT, from);
  if (start < 0 || start + 9 > end) return null;
  const second = bytes[start + 1]!;
  if (second === 0x3f) return instruction(bytes, start);
  if (second === 0x21) {
    if (bytes.toString('latin1', start, start + 4) !== '<!--') throw new UnsureDialect();
    return after(bytes, '-->', start + 4);
  }
  const gt = tagEnd(bytes, start, end);
  if (gt === MORE) return null;
  const name = /^<([\w.-]+:)?sheetData(?=[\s/>])/.exec(bytes.toString('latin1', start, Math.min(gt + 1, start + 80)));
  if (name === null) return { next: gt + 1 };
  return { next: gt + 1, prefix: name[1] ?? '', empty: bytes[gt - 1] === SLASH };
}

/** The XML declaration: only UTF-8 is plain. */
function instruction(bytes: Buffer, start: number): { next: number } | null {
  const found = after(bytes, '?>', start + 2);
  if (found === null) return null;
  const encoding = /encoding=["']([^"']*)/.exec(bytes.toString('latin1', start, found.next))?.[1];
  if (encoding !== undefined && !/^(utf-?8|us-ascii)$/i.test(encoding)) throw new UnsureDialect();
  return found;
}

function after(bytes: Buffer, mark: string, from: number): { next: number } | null {
  const found = bytes.indexOf(mark, from, 'latin1');
  return found < 0 ? null : { next: found + mark.length };
}

/** Offset of the `>` that ends a tag: those inside attribute values do not count. */
export function tagEnd(bytes: Buffer, from: number, end: number): number {
  let quote = 0;
  for (let at = from; at < end; at++) {
    const byte = bytes[at]!;
    if (quote !== 0) {
      if (byte === quote) quote = 0;
    } else if (byte === GT) return at;
    else if (byte === QUOTE || byte === APOSTROPHE) quote = byte;
  }
  return MORE;
}
