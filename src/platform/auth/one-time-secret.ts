/** Secrets that open one thing once: 256 random bits in a link, of which the database keeps only the digest. */
import { createHash, randomBytes } from 'node:crypto';

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** How a secret is looked up: reading the database gives nobody a secret that works. */
export function secretDigest(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
