/** Which encoding a text file is in, and its characters piece by piece. */
import { isUtf8 } from 'node:buffer';
import type { Workbook } from '#core/workbook.ts';
import { utf16Order } from './file-kind.ts';

export type Encoding = NonNullable<Workbook['text']>['encoding'];

/** Bytes decoded at a time. */
const PIECE = 256 * 1024;
const SAMPLE = 64 * 1024;

/** What DOS in Latin America has for the bytes 80–FF (code page 850). */
const DOS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';
/** Accented letters that only one of the two has at these bytes; next to a letter, a sign would make no sense there. */
const DOS_LETTERS = new Set([0x81, 0x82, 0x90, 0xa1, 0xa2, 0xa3, 0xa4, 0xa5, 0xb5, 0xd6]);
const WINDOWS_LETTERS = new Set([0xe1, 0xed, 0xf3, 0xfa, 0xf1, 0xfc, 0xc1, 0xc9, 0xcd, 0xd3, 0xda, 0xd1, 0xdc]);
/** Bytes looked at to tell the two apart. */
const LETTER_SAMPLE = 1024 ** 2;

/**
 * A mark decides; without one, text that is valid UTF-8 is UTF-8 and everything else is what Windows in Spanish writes, or DOS, in
 * which some accounting packages were born.
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

/** The text in pieces, without its mark. */
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
