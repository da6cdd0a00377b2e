/**
 * Amounts written as text: `1.234.567,89`, `1,234,567.89`, `(1.234)`, `1.234-`, `$ 1 234`. The decimal mark is decided once
 * per file from the cells that leave no doubt, never cell by cell.
 */
import { type Cents, centsFromNumber } from './money.ts';

export type DecimalMark = ',' | '.';

/** What a text says of the file's decimal mark: one for sure, none needed, in doubt (`1.234`), or not an amount. */
export type AmountShape =
  | { kind: 'certain'; mark: DecimalMark }
  | { kind: 'plain' }
  | { kind: 'doubtful'; thousands: DecimalMark }
  | { kind: 'bad' };

/** The number of a text without currency, spaces and sign, and whether it is negative; null when it cannot be one. */
function strip(text: string): { digits: string; negative: boolean } | null {
  let rest = text.replace(/[\s\u00a0\u202f']/g, '').replace(/^(-?)(?:\$|COP)/i, '$1');
  let negative = false;
  const wrapped = /^\((.*)\)$/.exec(rest);
  if (wrapped) {
    negative = true;
    rest = wrapped[1]!.replace(/^\$/, '');
  }
  if (/^[-−]/.test(rest) || /[-−]$/.test(rest)) {
    if (rest.length > 1 && /^[-−].*[-−]$/.test(rest)) return null;
    negative = !negative;
    rest = rest.replace(/^[-−]\$?|[-−]$/g, '');
  }
  return /^[\d.,]*(?:E[+-]?\d+)?$/i.test(rest) ? { digits: rest, negative } : null;
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

/** Cents of a text under the file's decimal mark; blank and a lone dash are zero. Null when it is not an amount. */
export function parseAmount(text: string, mark: DecimalMark): Cents | null {
  const stripped = strip(text);
  if (!stripped) return null;
  const { digits, negative } = stripped;
  if (digits === '') return 0n;
  let cents: Cents | null;
  if (/E/i.test(digits)) {
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
