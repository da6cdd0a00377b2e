/** Codes that people type: sixteen letters and digits without those that look alike, 78 bits, of which the digest is kept. */
import { createHash, randomInt } from 'node:crypto';

const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 4;
const groupLength = 4;

/** Such as `7KQM-2VXA-9TRD-HE4B`. */
export function newActivationCode(): string {
  const group = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** The same however it was typed: spaces, hyphens and case do not count. */
export function activationCodeDigest(code: string): string {
  return createHash('sha256')
    .update(code.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''))
    .digest('base64url');
}

/** What may be shown of it afterwards. */
export function activationCodeTail(code: string): string {
  return code.slice(-groupLength);
}
