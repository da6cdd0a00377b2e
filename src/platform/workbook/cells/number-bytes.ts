/**
 * Parses numbers directly from the bytes of a sheet: common ones (up to 15 digits, short decimals) exactly and without
 * creating a string.
 */

const ZERO = 0x30;
const NINE = 0x39;
const DOT = 0x2e;
const MINUS = 0x2d;
const SPACE = 0x20;

/** All these are exact doubles, as are integers of 15 digits: dividing one by the other is correctly rounded. */
const POWERS = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);
const PLAIN_NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

/**
 * The number between two offsets; null if blank. Anything that is not a finite number is returned as its text, for
 * display.
 */
export function numberFromBytes(bytes: Buffer, from: number, to: number): number | string | null {
  const negative = bytes[from] === MINUS;
  let at = negative ? from + 1 : from;
  const first = at;
  let digits = 0;
  let dot = -1;
  for (; at < to; at++) {
    const byte = bytes[at]!;
    if (byte >= ZERO && byte <= NINE) digits = digits * 10 + (byte - ZERO);
    else if (byte === DOT && dot < 0) dot = at;
    else break;
  }
  const length = at - first;
  if (at !== to || length === 0 || length > 15 || dot === first || dot === at - 1) return longNumber(bytes, from, to);
  const value = dot < 0 ? digits : digits / POWERS[at - dot - 1]!;
  return negative ? -value : value;
}

function longNumber(bytes: Buffer, from: number, to: number): number | string | null {
  let start = from;
  let end = to;
  while (start < end && bytes[start]! <= SPACE) start++;
  while (end > start && bytes[end - 1]! <= SPACE) end--;
  if (start === end) return null;
  const text = bytes.toString('utf8', start, end);
  const value = PLAIN_NUMBER.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : text;
}

/** An unsigned integer, for indexes; -1 for anything else. */
export function indexFromBytes(bytes: Buffer, from: number, to: number): number {
  if (from >= to || to - from > 9) return -1;
  let value = 0;
  for (let at = from; at < to; at++) {
    const digit = bytes[at]! - ZERO;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
}
