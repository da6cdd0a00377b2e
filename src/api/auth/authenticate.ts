/** Whose a bearer token is: signed by us, and its session still open. */
import type { Caller } from '#platform/auth/caller.ts';
import type { Services } from '../services.ts';
import { findCaller } from './queries.ts';

export async function authenticate({ db, tokens }: Services, token: string): Promise<Caller | null> {
  const sessionId = await tokens.verify(token);
  return sessionId === null ? null : ((await findCaller(db, sessionId)) ?? null);
}
