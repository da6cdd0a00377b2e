/**
 * Chart account codes: digits whose length gives the level (Decreto 2650/1993 art. 14): 1 clase, 2 grupo, 4 cuenta, 6
 * subcuenta, more for a company's own auxiliaries.
 */

import { exponentDigits } from './exponent-digits.ts';

export type AccountLevel = 'clase' | 'grupo' | 'cuenta' | 'subcuenta' | 'auxiliar';

export function accountLevel(code: string): AccountLevel {
  if (code.length <= 1) return 'clase';
  if (code.length <= 2) return 'grupo';
  if (code.length <= 4) return 'cuenta';
  return code.length <= 6 ? 'subcuenta' : 'auxiliar';
}

/**
 * Normalises the spellings of packages to digits: `11050501`, `11050501.0`, `1105-05-01`, `1105/05/01`, `1.1.05.02`,
 * `13 05 05`, `11,050,501`, `510584.`, `1.1050501E7`. Null when it is not a code: letters, empty, more than 16 digits, or
 * an id behind a code.
 */
export function normaliseAccountCode(text: string): string | null {
  const trimmed = text
    .trim()
    .replace(/^['’]/, '')
    .replace(/^(\d+)[.,]0+$/, '$1')
    .replace(/^\d{1,3}(,\d{3})+$/, (grouped) => grouped.replaceAll(',', ''));
  if (!/^\d[\d\s./-]*$/.test(trimmed)) return /E/i.test(trimmed) ? exactDigits(trimmed) : null;
  if (holdsId(trimmed)) return null;
  const digits = trimmed.replace(/[\s./-]/g, '');
  return digits.length <= 16 ? digits : null;
}

/** A whole account, other parts if any, and an id: `11050501-0-00-860003020`. No chart has such a part. */
const CODE_AND_ID = /^\d{6,}(?:[-/]\d*)*[-/][1-9]\d{6,}$/;

/** Whether digits are those of an account and of a third party in one cell. */
export function holdsId(written: string): boolean {
  return CODE_AND_ID.test(written.trim());
}

/** A code as a double that keeps every digit, `1.1050501E7`. */
function exactDigits(trimmed: string): string | null {
  const digits = exponentDigits(trimmed) ?? null;
  return digits !== null && digits.length <= 16 ? digits : null;
}

/** The longest prefix of a code among the given ones, or null. */
export function longestPrefix(code: string, prefixes: Iterable<string>): string | null {
  let best: string | null = null;
  for (const prefix of prefixes) {
    if (code.startsWith(prefix) && (best === null || prefix.length > best.length)) best = prefix;
  }
  return best;
}

/** Mark of an entry of an account role that is one account alone: `=51601505`; without it, a prefix. */
export const EXACT_MARK = '=';

export function isExact(entry: string): boolean {
  return entry.startsWith(EXACT_MARK);
}

/** The digits of an entry of an account role. */
export function entryCode(entry: string): string {
  return isExact(entry) ? entry.slice(EXACT_MARK.length) : entry;
}

/** Whether an account is the one of an exact entry, or begins with a prefix. */
export function entryHolds(entry: string, code: string): boolean {
  return isExact(entry) ? entryCode(entry) === code : code.startsWith(entry);
}

/** More than the digits of any account. */
const EXACT_RANK = 17;

/** Entries of account roles, for many accounts: one look-up for each length of prefix among them. */
export class EntryIndex {
  readonly #exact = new Set<string>();
  readonly #prefixes = new Set<string>();
  /** Of the prefixes, the longest first. */
  readonly #lengths: readonly number[];
  /** Codes of entries' lengths below which there is a longer or exact entry; made when first asked. */
  #divided: ReadonlySet<string> | undefined;

  constructor(entries: Iterable<string>) {
    for (const entry of entries) (isExact(entry) ? this.#exact : this.#prefixes).add(entryCode(entry));
    this.#lengths = [...new Set(Array.from(this.#prefixes, ({ length }) => length))].sort((a, b) => b - a);
  }

  /** How closely the entries name an account: the digits of the longest prefix, more for its exact code, -1 for none. */
  rank(code: string): number {
    if (this.#exact.has(code)) return EXACT_RANK;
    for (const length of this.#lengths)
      if (length <= code.length && this.#prefixes.has(code.slice(0, length))) return length;
    return -1;
  }

  /** Whether some entry is a part of what the code of an entry holds as a prefix: longer, or exact. */
  divides(prefix: string): boolean {
    this.#divided ??= this.#dividedPrefixes();
    return this.#divided.has(prefix);
  }

  #dividedPrefixes(): Set<string> {
    const lengths = [...new Set([...this.#lengths, ...Array.from(this.#exact, ({ length }) => length)])];
    const divided = new Set(this.#exact);
    for (const entry of [...this.#exact, ...this.#prefixes])
      for (const length of lengths) if (length < entry.length) divided.add(entry.slice(0, length));
    return divided;
  }
}
