/** Detects the kind of a file by content, whatever its name. */

/** Content of the `mimetype` entry of an OpenDocument spreadsheet. */
export const ODS_TYPE = 'application/vnd.oasis.opendocument.spreadsheet';

/** Kinds that can be opened; `other` names what another file is, for the message. */
export type FileKind =
  | { kind: 'zip' | 'ole2' | 'html' | 'mhtml' | 'spreadsheet_xml' | 'text' | 'empty' }
  | { kind: 'other'; is: 'pdf' | 'image' | 'compressed' | 'html' | 'xml' | 'rtf' | 'excel_old' | 'binary' };

type Other = Extract<FileKind, { kind: 'other' }>['is'];

const SIGNATURES: readonly [string, Other][] = [
  ['%PDF', 'pdf'],
  ['\x89PNG', 'image'],
  ['\xff\xd8\xff', 'image'],
  ['GIF8', 'image'],
  ['BM', 'image'],
  ['II*\0', 'image'],
  ['MM\0*', 'image'],
  ['RIFF', 'image'],
  ['Rar!', 'compressed'],
  ['7z\xbc\xaf', 'compressed'],
  ['\x1f\x8b', 'compressed'],
  ['{\\rtf', 'rtf'],
  ['\x09\x00', 'excel_old'],
  ['\x09\x02', 'excel_old'],
  ['\x09\x04', 'excel_old'],
  ['\x09\x08', 'excel_old'],
];

const ZIP_MARKS = ['PK\x03\x04', 'PK\x05\x06'];
const SAMPLE = 64 * 1024;
/** Text has tabs and line ends, and at most one stray control character in a hundred. */
const MAX_CONTROLS = 0.01;
const SPREADSHEET_XML = 'urn:schemas-microsoft-com:office:spreadsheet';
const UTF8_MARK = '\xef\xbb\xbf';
const UTF16_MARK = /^(\xff\xfe|\xfe\xff)/;

/** Detects the kind from the first bytes. */
export function fileKind(bytes: Uint8Array): FileKind {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, SAMPLE)).toString('latin1');
  if (bytes.length <= SAMPLE && start.replace(UTF8_MARK, '').replace(UTF16_MARK, '').trim() === '')
    return { kind: 'empty' };
  if (ZIP_MARKS.some((mark) => start.startsWith(mark))) return { kind: 'zip' };
  if (start.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return { kind: 'ole2' };
  const signature = SIGNATURES.find(([mark]) => start.startsWith(mark));
  // Signatures of printable formats suffice alone; two letters such as BM may also begin a company name.
  if (signature !== undefined && (/^[%{]/.test(start) || isBinary(start))) return { kind: 'other', is: signature[1] };
  if (!UTF16_MARK.test(start) && utf16Order(start) === null && isBinary(start)) return { kind: 'other', is: 'binary' };
  return markupKind(start) ?? { kind: 'text' };
}

/** Byte order of UTF-16 without BOM: one byte of most characters is zero. */
export function utf16Order(start: string): 'utf-16le' | 'utf-16be' | null {
  let even = 0;
  let odd = 0;
  for (let at = 0; at + 1 < start.length; at += 2) {
    if (start.charCodeAt(at) === 0) even++;
    if (start.charCodeAt(at + 1) === 0) odd++;
  }
  const pairs = Math.floor(start.length / 2);
  if (odd > pairs * 0.7 && even < pairs * 0.05) return 'utf-16le';
  if (even > pairs * 0.7 && odd < pairs * 0.05) return 'utf-16be';
  return null;
}

/** MHTML: mail-like headers. */
const LETTER = /^(?:[a-z][\w-]*:.*(?:\r?\n[ \t].*)*\r?\n)*?mime-version:/i;

/** HTML and XML, also inside MHTML: "export to Excel" of some programs. */
function markupKind(start: string): FileKind | null {
  const text = start.replaceAll('\0', '').replace(UTF8_MARK, '').replace(UTF16_MARK, '').trimStart().slice(0, 4096);
  if (LETTER.test(text)) return { kind: 'mhtml' };
  const first = text.replace(/^(?:<\?[^>]*\?>|<!--[\s\S]*?-->|\s)+/, '');
  if (/^<(?:\w+:)?workbook\b/i.test(first) && first.includes(SPREADSHEET_XML)) return { kind: 'spreadsheet_xml' };
  if (/^<(!doctype html|(html|head|body|table|meta|style|div|center|br|p|font|tr|h[1-6])\b)/i.test(first))
    return { kind: 'html' };
  return /^<\?xml/i.test(text) ? { kind: 'other', is: 'xml' } : null;
}

function isBinary(start: string): boolean {
  let controls = 0;
  for (let at = 0; at < start.length; at++) {
    const code = start.charCodeAt(at);
    if (code < 0x20 && !(code >= 0x09 && code <= 0x0d) && code !== 0x1a) controls++;
  }
  return controls > start.length * MAX_CONTROLS;
}
