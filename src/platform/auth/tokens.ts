/**
 * Bearer tokens: JWTs signed with a key of this installation. The session row decides validity; the signature only
 * spares the database guessed tokens.
 */
import { join } from 'node:path';
import { jwtVerify, SignJWT } from 'jose';
import { givenKeys } from '../given-keys.ts';
import { keptKey } from '../kept-key.ts';
import { StartUpError } from '../start-up-error.ts';
import { text } from './text.es.ts';

export interface TokenContent {
  sessionId: string;
  userId: number;
  /** Adds the claim `admn_id`, by which the browser recognises staff. */
  isAdmin: boolean;
}

export interface Tokens {
  sign(content: TokenContent, expiresAt: Date): Promise<string>;
  /** Session id of a token; null when it is foreign, altered or expired. */
  verify(token: string): Promise<string | null>;
}

interface VerifiedToken {
  sessionId: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

const issuer = 'cuadre';
const shortestSecret = 32;
/** Tokens whose signature is not verified again, which takes two jobs of the thread pool; the oldest are dropped. */
const mostVerified = 5000;

/**
 * `secrets` is CUADRE_SECRET: comma-separated keys, newest first; older ones verify only. Unset: a key is generated on
 * first use and stored in the data folder. Throws StartUpError when a key is too short.
 */
export function createTokens(dataDirectory: string, secrets: string | undefined): Tokens {
  const given = givenKeys(secrets);
  if (given.some((key) => key.length < shortestSecret)) throw new StartUpError(text.secretTooShort(shortestSecret));
  const keys =
    given.length === 0 ? [keptKey(join(dataDirectory, 'session-key'))] : given.map((key) => Buffer.from(key));
  const verified = new Map<string, VerifiedToken>();
  return {
    sign: ({ sessionId, userId, isAdmin }, expiresAt) =>
      new SignJWT({ sid: sessionId, ...(isAdmin ? { admn_id: userId } : {}) })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setSubject(String(userId))
        .setIssuedAt()
        .setExpirationTime(expiresAt)
        .sign(keys[0]!),
    verify: async (token) => {
      const known = verified.get(token);
      if (known !== undefined && known.expiresAt > Date.now()) return known.sessionId;
      for (const key of keys) {
        const content = await contentOf(token, key);
        if (content === null) continue;
        verified.set(token, content);
        const oldest = verified.size > mostVerified ? verified.keys().next() : undefined;
        if (oldest?.done === false) verified.delete(oldest.value);
        return content.sessionId;
      }
      return null;
    },
  };
}

async function contentOf(token: string, key: Uint8Array): Promise<VerifiedToken | null> {
  try {
    const { payload } = await jwtVerify<{ sid: string }>(token, key, { algorithms: ['HS256'], issuer });
    if (typeof payload.sid !== 'string' || payload.exp === undefined) return null;
    return { sessionId: payload.sid, expiresAt: payload.exp * 1000 };
  } catch {
    return null;
  }
}
