/** Observed text notations of the same books: amounts, codes, ids, separators and encodings. */
import type { Cents } from '#core/money/money.ts';

/** Formats an amount; in the column of credits the side is credit. Total: every amount has a notation. */
type Spell = (cents: Cents, column: 'opening' | 'debit' | 'credit' | 'closing') => string;

const size = (cents: Cents) => (cents < 0n ? -cents : cents);
const decimals = (cents: Cents) => String(size(cents) % 100n).padStart(2, '0');
const grouped = (cents: Cents, mark: string) => String(size(cents) / 100n).replace(/\B(?=(\d{3})+(?!\d))/g, mark);
const minus = (cents: Cents) => (cents < 0n ? '-' : '');
const latin = (cents: Cents) => `${grouped(cents, '.')},${decimals(cents)}`;

/** Blanks as thousands separators: space, non-breaking, narrow non-breaking. */
const BLANKS = [' ', '\u00a0', '\u202f'];

export const amountSpellings: Readonly<Record<string, Spell>> = {
  '1234567.89': (cents) => `${minus(cents)}${size(cents) / 100n}.${decimals(cents)}`,
  '1.234.567,89': (cents) => `${minus(cents)}${latin(cents)}`,
  '1,234,567.89': (cents) => `${minus(cents)}${grouped(cents, ',')}.${decimals(cents)}`,
  '1 234 567,89': (cents) => `${minus(cents)}${grouped(cents, BLANKS[Number(size(cents) % 3n)]!)},${decimals(cents)}`,
  '$ 1.234.567,89': (cents) => `${minus(cents)}$ ${latin(cents)}`,
  '(1.234.567,89)': (cents) => (cents < 0n ? `(${latin(cents)})` : latin(cents)),
  '1.234.567,89-': (cents) => (cents < 0n ? `${latin(cents)}-` : latin(cents)),
  '1.234.567,89 CR': (cents, column) => `${latin(cents)} ${cents < 0n || column === 'credit' ? 'CR' : 'DB'}`,
  '1.23456789E6': (cents) => exponent(cents),
  '1.234.567': (cents) => `${minus(cents)}${grouped(cents, '.')}`,
};

/** With all digits, as programs with exact exponents write it. */
function exponent(cents: Cents): string {
  const digits = String(size(cents));
  if (cents === 0n) return '0.0';
  return `${minus(cents)}${digits[0]}.${digits.slice(1) || '0'}E${digits.length - 3}`;
}

/** Notation of codes and ids. */
export interface CodeSpelling {
  code: (code: string) => string;
  id: (id: string) => string;
}

const isNumber = (text: string) => /^\d+$/.test(text);

export const codeSpellings: Readonly<Record<string, CodeSpelling>> = {
  plain: { code: (code) => code, id: (id) => id },
  float: { code: (code) => `${code}.0`, id: (id) => (isNumber(id) ? `${id}.0` : id) },
  'comma float': { code: (code) => `${code},0`, id: (id) => (isNumber(id) ? `${id},00` : id) },
  'separated, padded': {
    code: (code) => `${code.slice(0, 4)}${code.slice(4).replace(/(..)/g, '-$1')}  `,
    id: (id) => (isNumber(id) ? ` ${id.replace(/\B(?=(\d{3})+(?!\d))/g, '.')} ` : ` ${id}`),
  },
  'trailing dot': { code: (code) => `${code}.`, id: (id) => (isNumber(id) ? `${id}.` : id) },
  'formula text': { code: (code) => `="${code}"`, id: (id) => `="${id}"` },
  apostrophe: { code: (code) => `'${code}`, id: (id) => `'${id}` },
};

export const separators = [';', ',', '\t', '|'] as const;

const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const mark = Buffer.from('\ufeff');

/** Encoders. `damaged` is UTF-8 decoded as Windows-1252 and encoded as UTF-8 again. */
export const encodings: Readonly<Record<string, (text: string) => Buffer>> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with its mark': (text) => Buffer.concat([mark, Buffer.from(text)]),
  // The text is within Latin-1 except for the narrow blank, which Windows-1252 lacks too.
  'Windows-1252': (text) => Buffer.from(text.replaceAll('\u202f', '\u00a0'), 'latin1'),
  'UTF-16 LE': (text) => utf16(`\ufeff${text}`),
  'UTF-16 BE': (text) => utf16(text).swap16(),
  damaged: (text) => Buffer.from(new TextDecoder('windows-1252').decode(Buffer.from(text))),
};

/** A delimited file; cells are quoted when necessary, or always with `quoted`. */
export function delimited(rows: readonly (readonly string[])[], separator: string, quoted: boolean): string {
  const field = (cell: string) =>
    quoted || cell.includes(separator) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
  return rows.map((cells) => cells.map(field).join(separator)).join('\r\n');
}
