/** Password hashing with argon2id: 19 MiB and two passes (OWASP's first choice), about 6 ms. */
import { hash, verify } from '@node-rs/argon2';

// 2 is argon2id; the package declares its names as an ambient const enum, which erasable TypeScript cannot import.
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Dummy digest: verifying against it takes as long as against a real one. */
const nobodysDigest =
  '$argon2id$v=19$m=19456,t=2,p=1$T0lWUFdNcFhYbUFQeUdKSw$Zk1sVGJGdHlvR2pWbHJ1d1hNZk5WQ0hKT0VhZ2pEcWQ';

export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

/** What stands for the digest of a user without password, who was invited or comes from elsewhere. */
export const noPassword = 'none';

/** Verifies a password. Without a digest (unknown address, a user without password) false, in the same time. */
export async function checkPassword(password: string, digest: string | undefined): Promise<boolean> {
  const known = digest === noPassword ? undefined : digest;
  const right = await verify(known ?? nobodysDigest, password);
  return right && known !== undefined;
}
