/** Typed activation codes: sixteen letters and digits without look-alikes, 78 bits, stored as a digest. */
import { createHash, randomInt } from 'node:crypto';

const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 4;
const groupLength = 4;

/** Such as `7KQM-2VXA-9TRD-HE4B`. */
export function newActivationCode(): string {
  const group = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** Digest independent of spelling: spaces, hyphens and case are ignored. */
export function activationCodeDigest(code: string): string {
  return createHash('sha256')
    .update(code.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''))
    .digest('base64url');
}

/** The displayable last characters. */
export function activationCodeTail(code: string): string {
  return code.slice(-groupLength);
}
