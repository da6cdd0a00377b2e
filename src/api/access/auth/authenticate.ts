/** Whose a bearer token is: of a session that we signed and that is still open, or an API token. */

import type { Services } from '#api/kernel/services.ts';
import { isApiToken } from '#platform/auth/api-token.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { secretDigest } from '#platform/auth/one-time-secret.ts';
import { findTokenCaller } from '../api-tokens/queries.ts';
import { findCaller } from './queries.ts';

/** `attended`: whether a person calls, which keeps their session open. */
export async function authenticate(
  { db, tokens, staffNeedsSecondFactor }: Services,
  token: string,
  attended: boolean,
): Promise<Caller | null> {
  if (isApiToken(token)) return (await findTokenCaller(db, secretDigest(token))) ?? null;
  const sessionId = await tokens.verify(token);
  return sessionId === null ? null : ((await findCaller(db, sessionId, { attended, staffNeedsSecondFactor })) ?? null);
}
