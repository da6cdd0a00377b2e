/** Authenticates a bearer token: an open session signed by us, or an API token. */

import type { Services } from '#api/kernel/services.ts';
import { isApiToken } from '#platform/auth/api-token.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { secretDigest } from '#platform/auth/one-time-secret.ts';
import { findTokenCaller } from '../api-tokens/queries.ts';
import { findCaller } from './queries.ts';

/** `attended`: made by a user rather than by polling, which renews the session. */
export async function authenticate(
  { db, tokens, staffNeedsSecondFactor }: Services,
  token: string,
  attended: boolean,
): Promise<Caller | null> {
  if (isApiToken(token)) return (await findTokenCaller(db, secretDigest(token))) ?? null;
  const sessionId = await tokens.verify(token);
  return sessionId === null ? null : ((await findCaller(db, sessionId, { attended, staffNeedsSecondFactor })) ?? null);
}
