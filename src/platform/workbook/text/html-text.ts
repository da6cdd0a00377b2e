/** HTML text decoding: the five XML entities, numeric ones and the letters of Spanish. Others are left as written. */
import { lookUp } from '#core/dictionary/look-up.ts';

const NAMED: Readonly<Record<string, number>> = {
  amp: 0x26,
  lt: 0x3c,
  gt: 0x3e,
  quot: 0x22,
  apos: 0x27,
  nbsp: 0xa0,
  ordm: 0xba,
  ordf: 0xaa,
  deg: 0xb0,
  iquest: 0xbf,
  iexcl: 0xa1,
  aacute: 0xe1,
  eacute: 0xe9,
  iacute: 0xed,
  oacute: 0xf3,
  uacute: 0xfa,
  uuml: 0xfc,
  ntilde: 0xf1,
  Aacute: 0xc1,
  Eacute: 0xc9,
  Iacute: 0xcd,
  Oacute: 0xd3,
  Uacute: 0xda,
  Uuml: 0xdc,
  Ntilde: 0xd1,
};

const ENTITY = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));?/gi;

/** Decodes entities, once; unknown ones stay as written. */
export function htmlText(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (whole, hex?: string, decimal?: string, name?: string) => {
    const code = name === undefined ? numberOf(hex, decimal) : (lookUp(NAMED, name) ?? 0);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Decodes the entities of a text that is no HTML: those that end with a semicolon, which would separate fields there. */
export function entityLetters(text: string): string {
  return text.replace(/&#?\w{2,7};/g, htmlText);
}

function numberOf(hex: string | undefined, decimal: string | undefined): number {
  return hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
}
