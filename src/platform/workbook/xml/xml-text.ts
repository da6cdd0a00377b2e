/** XML text decoding: UTF-8, line ends, entities, and the `_x000D_` escapes of OOXML cell strings. */
import { lookUp } from '#core/dictionary/look-up.ts';

const AMPERSAND = 0x26;
const RETURN = 0x0d;

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Decoded text between two offsets. */
export function xmlText(bytes: Buffer, from: number, to: number): string {
  let plain = true;
  for (let at = from; at < to && plain; at++) plain = bytes[at] !== AMPERSAND && bytes[at] !== RETURN;
  const text = bytes.toString('utf8', from, to);
  return plain ? text : unescapeXml(text.replace(/\r\n?/g, '\n'));
}

/** Decodes `_xHHHH_`, OOXML's escapes of control characters in cell strings. */
export function decodeEscapes(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Replaces the five named entities and numeric ones; others stay as written. */
function unescapeXml(text: string): string {
  return text.replace(/&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/g, (whole, hex, decimal, name) => {
    if (name) return lookUp(NAMED, name) ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
