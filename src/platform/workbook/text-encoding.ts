/** Which encoding a text file is in, and its characters piece by piece. */
import { isUtf8 } from 'node:buffer';
import type { Workbook } from '#core/workbook.ts';
import { utf16Order } from './file-kind.ts';

export type Encoding = NonNullable<Workbook['text']>['encoding'];

/** Bytes decoded at a time. */
const PIECE = 256 * 1024;
const SAMPLE = 64 * 1024;

/** A mark decides; without one, text that is valid UTF-8 is UTF-8 and everything else is what Windows in Spanish writes. */
export function detectEncoding(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const order = utf16Order(
    Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, SAMPLE)).toString('latin1'),
  );
  return order ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
}

/** The text in pieces, without its mark. */
export function* decodePieces(bytes: Uint8Array, encoding: Encoding): Generator<string, void, undefined> {
  const decoder = new TextDecoder(encoding);
  for (let at = 0; at < bytes.length; at += PIECE) {
    yield decoder.decode(bytes.subarray(at, at + PIECE), { stream: at + PIECE < bytes.length });
  }
}
