/**
 * MHTML, a web page with its parts in one file, which some programs save with an .xls extension: each page with a table
 * is a sheet.
 */
import type { Workbook } from '#core/reading/workbook.ts';
import { damaged, refused } from '../unreadable.ts';
import { MAX_HTML_BYTES, openPage } from './html-workbook.ts';

/** Maximum parts, and nesting. */
const MAX_PARTS = 1000;
const MAX_DEPTH = 4;
/** Maximum header size of a part, in characters. */
const MAX_HEADERS = 16 * 1024;

/**
 * Opens MHTML bytes. Throws `UnreadableFile`: `file_too_large`, `file_truncated`, `file_damaged`,
 * `file_not_spreadsheet` without tables.
 */
export async function openWebArchive(bytes: Uint8Array, fileName: string): Promise<Workbook> {
  if (bytes.length > MAX_HTML_BYTES) throw refused('file_too_large', { size: bytes.length, limit: MAX_HTML_BYTES });
  const letter = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  const pages: Buffer[] = [];
  collectPages(letter, 0, pages);
  const opened = await Promise.all(pages.map((page) => openPage(page)));
  const found = opened.filter((sheet) => sheet !== null);
  if (found.length === 0) throw refused('file_not_spreadsheet', { kind: 'html' });
  const sheets = found.map((sheet, index) => ({ ...sheet, name: found.length > 1 ? `${index + 1}` : '' }));
  return { kind: 'html', fileName, sheets };
}

/** Decoded pages of a part, nested parts included. */
function collectPages(part: string, depth: number, pages: Buffer[]): void {
  const { headers, body } = splitHeaders(part);
  const type = /^content-type:\s*([^;\s]+)/im.exec(headers)?.[1]?.toLowerCase() ?? '';
  if (type.startsWith('multipart/')) {
    if (depth === MAX_DEPTH) throw damaged('MHTML');
    for (const inside of partsOf(body, headers)) collectPages(inside, depth + 1, pages);
  } else if (type === 'text/html' || type === 'application/xhtml+xml') {
    const encoding = /^content-transfer-encoding:\s*(\S+)/im.exec(headers)?.[1]?.toLowerCase();
    pages.push(decode(body, encoding ?? '8bit'));
    if (pages.length > MAX_PARTS) throw damaged('MHTML');
  }
}

/** Headers end at the first empty line; continuation lines begin with a blank. */
function splitHeaders(part: string): { headers: string; body: string } {
  const end = /\r?\n\r?\n/.exec(part.slice(0, MAX_HEADERS));
  if (!end) return { headers: part.slice(0, MAX_HEADERS), body: '' };
  const headers = part.slice(0, end.index).replace(/\r?\n[ \t]+/g, ' ');
  return { headers, body: part.slice(end.index + end[0].length) };
}

function partsOf(body: string, headers: string): string[] {
  const [, quoted, bare] = /boundary=(?:"([^"]{1,200})"|([^\s;]{1,200}))/i.exec(headers) ?? [];
  const boundary = quoted ?? bare;
  if (boundary === undefined) throw damaged('MHTML');
  const mark = `--${boundary}`;
  const pieces = body.split(mark);
  // The closing boundary ends in two dashes: without it the file is truncated.
  if (pieces.length < 2 || !pieces.at(-1)!.startsWith('--')) throw refused('file_truncated');
  if (pieces.length > MAX_PARTS) throw damaged('MHTML');
  return pieces.slice(1, -1).map((piece) => piece.replace(/^[ \t]*\r?\n/, ''));
}

function decode(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1');
  const text = body.replace(/=(?:[ \t]{0,8}\r?\n|([0-9A-F]{2}))/gi, (_, code?: string) =>
    code === undefined ? '' : String.fromCharCode(Number.parseInt(code, 16)),
  );
  return Buffer.from(text, 'latin1');
}
