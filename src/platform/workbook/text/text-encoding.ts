/** Detects the encoding of a text file, and decodes it in chunks. */
import { isUtf8 } from 'node:buffer';
import type { Workbook } from '#core/reading/workbook.ts';
import { utf16Order } from '../file-kind.ts';
import { entityLetters } from './html-text.ts';

export type Encoding = NonNullable<Workbook['text']>['encoding'];

/** Chunk size in bytes. */
const PIECE = 256 * 1024;
const SAMPLE = 64 * 1024;

/** Code page 850 (DOS Latin America): Unicode code points of the bytes 80–FF. */
const DOS = [
  'c7 fc e9 e2 e4 e0 e5 e7 ea eb e8 ef ee ec c4 c5',
  'c9 e6 c6 f4 f6 f2 fb f9 ff d6 dc f8 a3 d8 d7 192',
  'e1 ed f3 fa f1 d1 aa ba bf ae ac bd bc a1 ab bb',
  '2591 2592 2593 2502 2524 c1 c2 c0 a9 2563 2551 2557 255d a2 a5 2510',
  '2514 2534 252c 251c 2500 253c e3 c3 255a 2554 2569 2566 2560 2550 256c a4',
  'f0 d0 ca cb c8 131 cd ce cf 2518 250c 2588 2584 a6 cc 2580',
  'd3 df d4 d2 f5 d5 b5 fe de da db d9 fd dd af b4',
  'ad b1 2017 be b6 a7 f7 b8 b0 a8 b7 b9 b3 b2 25a0 a0',
].flatMap((line) => line.split(' ').map((code) => String.fromCharCode(Number.parseInt(code, 16))));
/** Bytes that are accented letters in only one of both encodings; a symbol adjacent to a letter would make no sense. */
const DOS_LETTERS = new Set([0x81, 0x82, 0x90, 0xa1, 0xa2, 0xa3, 0xa4, 0xa5, 0xb5, 0xd6]);
const WINDOWS_LETTERS = new Set([0xe1, 0xed, 0xf3, 0xfa, 0xf1, 0xfc, 0xc1, 0xc9, 0xcd, 0xd3, 0xda, 0xd1, 0xdc]);
/** Sample size in bytes for telling them apart. */
const LETTER_SAMPLE = 1024 ** 2;

/**
 * A BOM decides; else valid UTF-8 is UTF-8, and anything else is Windows-1252, or code page 850 of accounting packages
 * from DOS times.
 */
export function detectEncoding(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const order = utf16Order(
    Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, SAMPLE)).toString('latin1'),
  );
  if (order !== null || isUtf8(bytes)) return order ?? 'utf-8';
  return isDos(bytes) ? 'cp850' : 'windows-1252';
}

function isDos(bytes: Uint8Array): boolean {
  let dos = 0;
  const last = Math.min(bytes.length, LETTER_SAMPLE);
  for (let at = 0; at < last; at++) {
    const byte = bytes[at]!;
    if (byte < 0x80 || !(isLetter(bytes[at - 1]) || isLetter(bytes[at + 1]))) continue;
    if (DOS_LETTERS.has(byte)) dos++;
    else if (WINDOWS_LETTERS.has(byte)) dos--;
  }
  return dos > 0;
}

function isLetter(byte: number | undefined): boolean {
  const upper = (byte ?? 0) & 0xdf;
  return upper >= 0x41 && upper <= 0x5a;
}

/** Longest entity of a letter. */
const LONGEST_ENTITY = 9;

/** Chunks with the letters that web programs write as entities into what is no HTML: `D&eacute;bito`. */
export function* withoutEntities(pieces: Iterable<string>): Generator<string, void, undefined> {
  let rest = '';
  for (const piece of pieces) {
    const text = rest + piece;
    const open = text.indexOf('&', Math.max(0, text.length - LONGEST_ENTITY));
    rest = open < 0 ? '' : text.slice(open);
    const whole = open < 0 ? text : text.slice(0, open);
    yield whole.includes('&') ? entityLetters(whole) : whole;
  }
  if (rest !== '') yield entityLetters(rest);
}

/** Decoded chunks, without BOM. */
export function* decodePieces(bytes: Uint8Array, encoding: Encoding): Generator<string, void, undefined> {
  if (encoding === 'cp850') {
    for (let at = 0; at < bytes.length; at += PIECE) yield decodeDos(bytes.subarray(at, at + PIECE));
    return;
  }
  const decoder = new TextDecoder(encoding);
  for (let at = 0; at < bytes.length; at += PIECE) {
    yield decoder.decode(bytes.subarray(at, at + PIECE), { stream: at + PIECE < bytes.length });
  }
}

function decodeDos(bytes: Uint8Array): string {
  const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  return latin.replace(/[\u0080-\u00ff]/g, (character) => DOS[character.charCodeAt(0) - 0x80]!);
}
