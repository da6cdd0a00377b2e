/**
 * NIT (tax id) and its check digit (DV). Weights from the right 3, 7, 13 … 71; r = sum mod 11; DV = r if r < 2, else 11
 * − r. Checked against 66 published pairs (data/nit_dv_vectors.csv).
 */

const WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71];

const ZERO = '0'.charCodeAt(0);

/** Check digit of a number without DV (1–15 digits). Throws RangeError on anything else. */
export function checkDigit(nit: string): number {
  const digit = checkDigitOf(nit, nit.length);
  if (digit < 0) throw new RangeError('a NIT is 1 to 15 digits');
  return digit;
}

/** Whether a number of 2–16 digits ends in the DV of the digits before. */
export function endsInCheckDigit(id: string): boolean {
  const body = id.length - 1;
  return id.charCodeAt(body) - ZERO === checkDigitOf(id, body);
}

/** Check digit of the first `length` digits; −1 unless they are 1 to 15 digits. */
function checkDigitOf(id: string, length: number): number {
  if (length < 1 || length > WEIGHTS.length) return -1;
  let sum = 0;
  for (let index = 0; index < length; index++) {
    const digit = id.charCodeAt(index) - ZERO;
    if (!(digit >= 0 && digit <= 9)) return -1;
    sum += digit * WEIGHTS[length - 1 - index]!;
  }
  const rest = sum % 11;
  return rest < 2 ? rest : 11 - rest;
}

export interface ParsedNit {
  /** Digits or letters without DV, dots or spaces, upper case. */
  id: string;
  /** The DV that was written after a dash, or null. */
  dv: number | null;
}

/**
 * Parses the spellings of files and users: `900.123.456-8`, `900123456.0`, `900123456,00`, `NIT 900123456-8`. Never
 * guesses a glued DV.
 */
export function parseNit(text: string): ParsedNit {
  const trimmed = text
    .trim()
    .toUpperCase()
    .replace(/^(NIT|C\.?C\.?|N\.I\.T)[.:\s]*/, '')
    .replace(/^['’]/, '')
    .replace(/^(\d+)[.,]0{1,2}$/, '$1');
  const dashed = /^([\d.,\s]*\d)\s*[-–]\s*(\d)$/.exec(trimmed);
  if (dashed) return { id: dashed[1]!.replace(/[.,\s]/g, ''), dv: Number(dashed[2]) };
  const digits = trimmed.replace(/[.,\s]/g, '');
  return { id: /^\d+$/.test(digits) ? digits : trimmed.replace(/\s+/g, ' '), dv: null };
}

/**
 * Grouping key of a third party: a ten-digit number that is a company NIT (nine digits starting with 8 or 9) with its
 * correct DV glued on has the key of the NIT. Any other id is its own key.
 */
export function thirdPartyKey(id: string): string {
  if (!hasGluedDv(id)) return id;
  return id.slice(0, 9);
}

/** Whether the last digit of a ten-digit number is the DV of a company NIT. Ten-digit cédulas start with 1. */
export function hasGluedDv(id: string): boolean {
  return id.length === 10 && id >= '8' && endsInCheckDigit(id);
}

/** Whether a number without DV has the shape of a company's: nine digits from 8 or 9. */
export function isCompanyNumber(id: string): boolean {
  return /^[89]\d{8}$/.test(id);
}

/** Formats a NIT: `900.481.237-6`; ids with letters are returned unchanged. */
export function formatNit(id: string, dv?: number | null): string {
  const body = /^\d+$/.test(id) ? id.replace(/\B(?=(\d{3})+(?!\d))/g, '.') : id;
  return dv === null || dv === undefined ? body : `${body}-${dv}`;
}

/** An id as a list of third parties shows it: that of a company with its DV, `900.481.237-6`. */
export function formatIdentity(id: string): string {
  return formatNit(id, isCompanyNumber(id) ? checkDigit(id) : null);
}
