/** API tokens: 256 random bits behind a word by which people and secret scanners know what they have found. */
import { newSecret } from './one-time-secret.ts';

const prefix = 'cuadre_';

export function newApiToken(): string {
  return prefix + newSecret();
}

/** Whether a bearer token says that it is one; a session's token never begins so. */
export function isApiToken(token: string): boolean {
  return token.startsWith(prefix);
}
