/**
 * Parser of amounts as text: `1.234.567,89`, `1,234,567.89`, `(1.234)`, `1.234-`, `[1.234]`, `$ 1 234`, `1.234 CR`, `1.234 (H)`. The decimal
 * mark is decided once per file from the unambiguous cells, never cell by cell.
 */

import { type Cents, centsFromNumber } from '#core/money/money.ts';
import { mendAccents } from './damaged-accents.ts';

export type DecimalMark = ',' | '.';

/** Evidence of a text for the file's decimal mark: conclusive, none needed, ambiguous (`1.234`), or not an amount. */
export type AmountShape =
  | { kind: 'certain'; mark: DecimalMark }
  | { kind: 'plain' }
  | { kind: 'doubtful'; thousands: DecimalMark }
  | { kind: 'bad' };

/** Currency, sign, parentheses and side may surround a number in any order, each at most once. */
const FRAMED =
  /^([-−–+]?)\s*(?:\$|COP)?\s*([-−–+]?)\s*([([<]?)\s*(?:\$|COP)?\s*([-−–]?)(?<digits>[\d.,\s'’‘´`′]*(?:E[+-]?\d+)?)\s*(?:\$|COP)?\s*([)\]>]?)\s*([-−–]?)\s*(?<framedSide>\(?)(?<side>CR?|D[BR]?|H)?(?<end>\)?)\.?$/i;
/** What closes a negative number, by what opens it. */
const CLOSED_BY = new Map([
  ['', ''],
  ['(', ')'],
  ['[', ']'],
  ['<', '>'],
]);
/** Blanks and apostrophes. */
const SPACE = /[\s'’‘´`′]/;
/**
 * Blanks and apostrophes separate groups of three digits only: `12 34` is two numbers. A mark may separate other groups:
 * `1'200.000,00`.
 */
const SPACED = /^\d{1,3}(?:[\s'’‘´`′.,]\d{3})*[\s'’‘´`′]\d{3}(?:[.,]\d{3})*(?:[.,]\d*)?$/;
/** What follows the last of them, where its first mark separates thousands: another group of three digits follows. */
const GROUPED = /^\d{3}([.,])\d{3}(?:\D|$)/;
/** `1,23E+09` is a rounded figure of a spreadsheet or printer; programs that keep every digit write no `+`. */
const ROUNDED = /^\d+(?:[.,](\d*))?E\+(\d+)$/i;
/** Maximum length of an amount. */
const LONGEST = 60;

/** A text split into its parts: digits with marks, sign, printed side. */
interface Stripped {
  digits: string;
  negative: boolean;
  side: 'C' | 'D' | null;
}

function strip(text: string): Stripped | null {
  if (text.length > LONGEST && text.trim().length > LONGEST) return null;
  // Collapses runs of blanks, on which the expression below would backtrack exponentially.
  const plain = mendAccents(text).trim().replace(/\s+/g, ' ').replace(/^['’]/, '');
  // A line of them is printed for zero.
  const framed = FRAMED.exec(/^[-−–—]{2,}$/.test(plain) ? '-' : plain);
  if (!framed) return null;
  const [, first, second, open, third, , close, last] = framed;
  const { framedSide, side: written, end } = framed.groups!;
  const side = sideOf(written);
  const signs = [first, second, open, third, last, side].filter(Boolean).length;
  const isFramed = framedSide === '(' && end === ')';
  if ((framedSide !== '' || end !== '') && (!side || !isFramed)) return null;
  if (CLOSED_BY.get(open!) !== close || signs > 1) return null;
  let digits = framed.groups!.digits!.trim();
  if (digits === '' && (open !== '' || side)) return null;
  if (SPACE.test(digits)) {
    if (!SPACED.test(digits)) return null;
    digits = withoutSpaces(digits);
  }
  return { digits, negative: signs === 1 && side !== 'D' && first !== '+' && second !== '+', side };
}

/** Credit (`CR`, or the `H` of programs that write debits with `D`) or debit. */
function sideOf(written: string | undefined): 'C' | 'D' | null {
  if (!written) return null;
  return /^[CH]/i.test(written) ? 'C' : 'D';
}

/** Of `1'200.000,00` the apostrophe is one more mark of thousands; of `1'234'567.89` there is no other. */
function withoutSpaces(digits: string): string {
  const spaces = new RegExp(SPACE, 'g');
  const rest = digits.slice(digits.search(/\d{3}[^\s'’‘´`′]*$/));
  return digits.replace(spaces, GROUPED.exec(rest)?.[1] ?? '');
}

export function amountShape(text: string): AmountShape {
  const stripped = strip(text);
  if (!stripped) return { kind: 'bad' };
  const { digits } = stripped;
  if (digits === '' || /^\d+$/.test(digits) || /E/i.test(digits)) return { kind: 'plain' };
  const last = digits[Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'))] as DecimalMark;
  const other: DecimalMark = last === ',' ? '.' : ',';
  const whole = digits.slice(0, digits.lastIndexOf(last));
  const tail = digits.slice(digits.lastIndexOf(last) + 1);
  const grouped = (mark: string) => new RegExp(`^\\d{1,3}(\\${mark}\\d{3})+$`);
  if (whole.includes(other)) return grouped(other).test(whole) ? { kind: 'certain', mark: last } : { kind: 'bad' };
  if (whole.includes(last)) return grouped(last).test(digits) ? { kind: 'certain', mark: other } : { kind: 'bad' };
  if (tail.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) return { kind: 'doubtful', thousands: last };
  return { kind: 'certain', mark: last };
}

/** Whether a text names the side of the amount: `1.234,50 CR`. */
export function hasSide(text: string): boolean {
  return /[CRDBH]\)?\.?\s*$/i.test(text) && strip(text)?.side != null;
}

/**
 * Parses a text into cents under the file's decimal mark; blank and a lone dash are zero. Null when it is not an
 * amount, or a rounded one. The credit side is negative, except in a column of credits (`ofCredits`).
 */
export function parseAmount(text: string, mark: DecimalMark, ofCredits = false): Cents | null {
  const stripped = strip(text);
  if (!stripped) return null;
  const { digits, side } = stripped;
  const negative = side !== null && ofCredits ? side === 'D' : stripped.negative;
  if (digits === '') return 0n;
  let cents: Cents | null;
  if (/E/i.test(digits)) {
    const rounded = ROUNDED.exec(digits);
    if (rounded && (rounded[1] ?? '').length < Number(rounded[2])) return null;
    cents = centsFromNumber(Number(digits.replace(',', '.')));
  } else {
    const thousands = mark === ',' ? '.' : ',';
    const parts = new RegExp(`^(\\d{1,3}(?:\\${thousands}\\d{3})+|\\d*)(?:\\${mark}(\\d*))?$`).exec(digits);
    if (!parts || (parts[1] === '' && !parts[2])) return null;
    cents = exactCents(parts[1]!.replaceAll(thousands, ''), parts[2] ?? '');
  }
  return cents === null || !negative ? cents : -cents;
}

/** Whole pesos and decimals as cents, half a cent away from zero. */
function exactCents(whole: string, decimals: string): Cents {
  const cents = BigInt(whole || '0') * 100n + BigInt(decimals.slice(0, 2).padEnd(2, '0'));
  return (decimals[2] ?? '0') >= '5' ? cents + 1n : cents;
}
