/**
 * Bearer tokens: JWTs signed with a key of this installation. The session row behind a token decides whether it still
 * holds; the signature only saves the database from guesses.
 */
import { join } from 'node:path';
import { jwtVerify, SignJWT } from 'jose';
import { keptKey } from '../kept-key.ts';
import { StartUpError } from '../start-up-error.ts';
import { text } from './text.es.ts';

export interface TokenContent {
  sessionId: string;
  userId: number;
  /** The token carries `admn_id`, by which the browser knows the provider's staff. */
  isAdmin: boolean;
}

export interface Tokens {
  sign(content: TokenContent, expiresAt: Date): Promise<string>;
  /** The session that a token names, or null when it is not ours, was altered or has expired. */
  verify(token: string): Promise<string | null>;
}

const issuer = 'cuadre';
const shortestSecret = 32;

/** Signs with `secret` (CUADRE_SECRET), or with the key kept in the data folder, made on the first call. */
export function createTokens(dataDirectory: string, secret: string | undefined): Tokens {
  if (secret !== undefined && secret.length < shortestSecret)
    throw new StartUpError(text.secretTooShort(shortestSecret));
  const key = secret === undefined ? keptKey(join(dataDirectory, 'session-key')) : Buffer.from(secret);
  return {
    sign: ({ sessionId, userId, isAdmin }, expiresAt) =>
      new SignJWT({ sid: sessionId, ...(isAdmin ? { admn_id: userId } : {}) })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setSubject(String(userId))
        .setIssuedAt()
        .setExpirationTime(expiresAt)
        .sign(key),
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify<{ sid: string }>(token, key, { algorithms: ['HS256'], issuer });
        return typeof payload.sid === 'string' ? payload.sid : null;
      } catch {
        return null;
      }
    },
  };
}
