/** Shared strings of an xlsx: one array, so that repeated texts are one string in memory. */

import { cellText, checkTextBytes, joinText, type Placed } from '../file-budget.ts';
import { damaged, refused } from '../unreadable.ts';
import { XmlCursor } from '../xml/xml-cursor.ts';
import { decodeEscapes, xmlText } from '../xml/xml-text.ts';
import { half, word } from './byte-words.ts';

/** More than the distinct texts of a sheet of `MAX_ROWS` rows with several text columns. */
const MAX_STRINGS = 8_000_000;

/** More bytes than the tags around the text of an item. */
const MARGIN = 48;
const LT = 0x3c;
const GT = 0x3e;
const ITEM = word('<si>');
const TEXT = half('<t');
const PRESERVE = ' xml:space="preserve"';
const PRESERVE_START = word(PRESERVE.slice(0, 4));
const PRESERVE_END = word(PRESERVE.slice(-4));
const TEXT_END = word('</t>');
const ITEM_END = word('</si');

type Each = (text: string | null) => void;

/** Parses `sharedStrings.xml`; empty text is null. Throws `UnreadableFile`. */
export function readSharedStrings(bytes: Buffer): (string | null)[] {
  const strings: (string | null)[] = [];
  readStringItems(bytes, 'si', (text) => {
    strings.push(text);
    if (strings.length > MAX_STRINGS) throw refused('file_too_large', { part: 'sharedStrings', most: MAX_STRINGS });
  });
  return strings;
}

/** Text of a cell's `<is>` element, given its bytes. */
export function readInlineString(bytes: Buffer, at: Placed): string | null {
  let found: string | null = null;
  readStringItems(
    bytes,
    'is',
    (text) => {
      found = text;
    },
    at,
  );
  return found;
}

/** Plain text of every string item: rich-text runs joined, phonetic guides dropped. */
function readStringItems(bytes: Buffer, item: 'si' | 'is', each: Each, at?: Placed): void {
  const cursor = new XmlCursor(bytes, item);
  let text = '';
  let inText = false;
  let inPhonetic = false;
  /** Open elements: a mismatched closing tag, or text with child elements, would swallow what follows. */
  const open: string[] = [];
  for (let token = cursor.next(); token !== 'end'; token = cursor.next()) {
    if (token === 'text') {
      if (inText && !inPhonetic) text = joinText(text, cursor.text(), at);
      continue;
    }
    const opens = token === 'open' && !cursor.empty;
    if (token === 'open' && inText) throw damaged(item);
    if (opens) open.push(cursor.name);
    else if (token === 'close' && open.pop() !== cursor.name) throw damaged(item);
    if (cursor.name === 't') inText = opens;
    else if (cursor.name === 'rPh') inPhonetic = opens;
    else if (cursor.name === item) {
      if (token === 'close' || cursor.empty) {
        each(cellText(decodeEscapes(text), at) || null);
        if (item === 'si') cursor.moveTo(readPlainItems(bytes, cursor.position, each));
      }
      text = '';
    }
  }
}

/** Items of the form `<si><t>…</t></si>`, from an offset on; returns the offset of the first other one. */
function readPlainItems(bytes: Buffer, from: number, each: Each): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const last = bytes.length - MARGIN;
  let at = from;
  while (at < last && view.getInt32(at, true) === ITEM && view.getInt16(at + 4, true) === TEXT) {
    let inside = at + 6;
    if (view.getInt32(inside, true) === PRESERVE_START) {
      inside += PRESERVE.length;
      if (view.getInt32(inside - 4, true) !== PRESERVE_END) break;
    }
    if (bytes[inside] !== GT) break;
    let close = inside + 1;
    while (close < last && bytes[close] !== LT) close++;
    if (view.getInt32(close, true) !== TEXT_END || view.getInt32(close + 4, true) !== ITEM_END) break;
    if (bytes[close + 8] !== GT) break;
    checkTextBytes(close - inside);
    each(cellText(decodeEscapes(xmlText(bytes, inside + 1, close))) || null);
    at = close + 9;
  }
  return at;
}
