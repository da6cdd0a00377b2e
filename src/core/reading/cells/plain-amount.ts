/**
 * Fast path for the amounts of nearly all text cells, in one pass without allocation: `1234`, `-1234,5`,
 * `1.234.567,89`, `1,234,567`. Any other or ambiguous spelling is left to `amount-text.ts`, which agrees on these.
 */
import type { DecimalMark } from './amount-text.ts';

const MINUS = '-'.charCodeAt(0);
const COMMA = ','.charCodeAt(0);
const DOT = '.'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);
/** Digits of a group of thousands. */
const GROUP = 3;
/** Longer texts may have more digits than a double holds exactly. */
const LONGEST = 20;
const MOST_CENTS = Number.MAX_SAFE_INTEGER;

export class PlainAmount {
  /** Cents of the text that `read` accepted last. */
  cents = 0;
  /** The decimal mark that it proves; null when it has none. */
  mark: DecimalMark | null = null;

  /** Parses a text; false if it is not a plain amount. */
  read(text: string): boolean {
    const start = text.charCodeAt(0) === MINUS ? 1 : 0;
    if (text.length > LONGEST) return false;
    const decimals = isMark(text.charCodeAt(text.length - 2)) ? 1 : isMark(text.charCodeAt(text.length - 3)) ? 2 : 0;
    const end = decimals === 0 ? text.length : text.length - decimals - 1;
    const decimalMark = decimals === 0 ? 0 : text.charCodeAt(end);
    let value = 0;
    /** Digits since the last mark. */
    let run = 0;
    let groups = 0;
    let thousands = 0;
    for (let at = start; at < end; at++) {
      const code = text.charCodeAt(at);
      const digit = code - ZERO;
      if (digit >= 0 && digit <= 9) {
        value = value * 10 + digit;
        run++;
      } else {
        const isGroup = groups === 0 ? run >= 1 && run <= GROUP : run === GROUP && code === thousands;
        if (!isGroup || !isMark(code) || code === decimalMark) return false;
        thousands = code;
        groups++;
        run = 0;
      }
    }
    // A single group without decimals is ambiguous: `1.234`.
    if (groups === 0 ? run === 0 : run !== GROUP || (groups === 1 && decimals === 0)) return false;
    for (let at = end + 1; at < text.length; at++) {
      const digit = text.charCodeAt(at) - ZERO;
      if (!(digit >= 0 && digit <= 9)) return false;
      value = value * 10 + digit;
    }
    const cents = decimals === 2 ? value : decimals === 1 ? value * 10 : value * 100;
    if (cents > MOST_CENTS) return false;
    this.cents = start === 0 ? cents : -cents;
    if (decimals > 0) this.mark = decimalMark === COMMA ? ',' : '.';
    else this.mark = groups === 0 ? null : thousands === COMMA ? '.' : ',';
    return true;
  }
}

function isMark(code: number): boolean {
  return code === COMMA || code === DOT;
}
