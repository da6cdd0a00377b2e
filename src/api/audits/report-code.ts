/** Code of a report: the first 80 bits of a SHA-256 in Crockford's base 32, which has no letter that looks like a digit. */
import { createHash } from 'node:crypto';

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 16;
/** Of codes printed before: 60 bits. */
const earlierLength = 12;

/** `told`: all that the report says. */
export function reportCode(told: string): string {
  const digest = createHash('sha256').update(told).digest();
  const bits = BigInt(`0x${digest.subarray(0, 10).toString('hex')}`);
  return Array.from({ length }, (_, place) => letters[Number((bits >> BigInt(75 - 5 * place)) & 31n)]).join('');
}

/** `K7Q2-4M9X-0TBD-5RWA`. */
export function writtenCode(code: string): string {
  return code.replaceAll(/.{4}(?=.)/g, '$&-');
}

/** A code as somebody typed it, or null for what is none. */
export function typedCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replaceAll(/[\s.-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  const isWhole = code.length === length || code.length === earlierLength;
  return isWhole && [...code].every((letter) => letters.includes(letter)) ? code : null;
}
