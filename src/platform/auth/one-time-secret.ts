/** One-time secrets: 256 random bits in a link, stored as a digest. */
import { createHash, randomBytes } from 'node:crypto';

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Look-up key of a secret: reading the database reveals no usable secret. */
export function secretDigest(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
