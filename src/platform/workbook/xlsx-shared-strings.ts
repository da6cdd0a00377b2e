/** The shared strings of an xlsx: one array, so that every repeated text of a sheet is the same string in memory. */
import { refused } from './unreadable.ts';
import { XmlCursor } from './xml-cursor.ts';
import { decodeEscapes } from './xml-text.ts';

/** More different texts than a sheet of `MAX_ROWS` rows and several text columns has. */
const MAX_STRINGS = 8_000_000;

/** Reads `sharedStrings.xml`; an empty text is null. Throws `UnreadableFile`. */
export function readSharedStrings(bytes: Buffer): (string | null)[] {
  const strings: (string | null)[] = [];
  readStringItems(bytes, 'si', (text) => {
    strings.push(text);
    if (strings.length > MAX_STRINGS) throw refused('file_too_large', { part: 'sharedStrings', most: MAX_STRINGS });
  });
  return strings;
}

/** The text of a cell's own `<is>` element, whose bytes these are. */
export function readInlineString(bytes: Buffer): string | null {
  let found: string | null = null;
  readStringItems(bytes, 'is', (text) => {
    found = text;
  });
  return found;
}

/** Plain text of every string item: the runs of rich text joined, phonetic guides left out. */
function readStringItems(bytes: Buffer, item: 'si' | 'is', each: (text: string | null) => void): void {
  const cursor = new XmlCursor(bytes, item);
  let text = '';
  let inText = false;
  let inPhonetic = false;
  for (let token = cursor.next(); token !== 'end'; token = cursor.next()) {
    if (token === 'text') {
      if (inText && !inPhonetic) text += cursor.text();
      continue;
    }
    const opens = token === 'open' && !cursor.empty;
    if (cursor.name === 't') inText = opens;
    else if (cursor.name === 'rPh') inPhonetic = opens;
    else if (cursor.name === item) {
      if (token === 'close' || cursor.empty) each(decodeEscapes(text) || null);
      text = '';
    }
  }
}
