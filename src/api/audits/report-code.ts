/** Code of a report: the first 60 bits of a SHA-256 in Crockford's base 32, which has no letter that looks like a digit. */
import { createHash } from 'node:crypto';

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 12;

/** `told`: all that the report says. */
export function reportCode(told: string): string {
  const digest = createHash('sha256').update(told).digest();
  const bits = BigInt(`0x${digest.subarray(0, 8).toString('hex')}`);
  return Array.from({ length }, (_, place) => letters[Number((bits >> BigInt(59 - 5 * place)) & 31n)]).join('');
}

/** `K7Q2-4M9X-0TBD`. */
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
  return code.length === length && [...code].every((letter) => letters.includes(letter)) ? code : null;
}
