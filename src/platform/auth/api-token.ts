/** API tokens: 256 random bits behind a prefix that users and secret scanners recognise. */
import { newSecret } from './one-time-secret.ts';

const prefix = 'cuadre_';

export function newApiToken(): string {
  return prefix + newSecret();
}

/** Whether a bearer token is an API token; session tokens never have this prefix. */
export function isApiToken(token: string): boolean {
  return token.startsWith(prefix);
}
