/**
 * Chart account codes: digits whose length gives the level (Decreto 2650/1993 art. 14): 1 clase, 2 grupo, 4 cuenta, 6
 * subcuenta, more for a company's own auxiliaries.
 */

export type AccountLevel = 'clase' | 'grupo' | 'cuenta' | 'subcuenta' | 'auxiliar';

export function accountLevel(code: string): AccountLevel {
  if (code.length <= 1) return 'clase';
  if (code.length <= 2) return 'grupo';
  if (code.length <= 4) return 'cuenta';
  return code.length <= 6 ? 'subcuenta' : 'auxiliar';
}

/**
 * Normalises the spellings of packages to digits: `11050501`, `11050501.0`, `1105-05-01`, `1.1.05.02`, `13 05 05`,
 * `11,050,501`, `510584.`. Null when it is not a code (letters, empty, more than 16 digits).
 */
export function normaliseAccountCode(text: string): string | null {
  const trimmed = text
    .trim()
    .replace(/^['’]/, '')
    .replace(/^(\d+)[.,]0+$/, '$1')
    .replace(/^\d{1,3}(,\d{3})+$/, (grouped) => grouped.replaceAll(',', ''));
  if (!/^\d[\d\s.-]*$/.test(trimmed)) return null;
  const digits = trimmed.replace(/[\s.-]/g, '');
  return digits.length <= 16 ? digits : null;
}

/** The longest prefix of a code among the given ones, or null. */
export function longestPrefix(code: string, prefixes: Iterable<string>): string | null {
  let best: string | null = null;
  for (const prefix of prefixes) {
    if (code.startsWith(prefix) && (best === null || prefix.length > best.length)) best = prefix;
  }
  return best;
}
