/** Sessions of the signed-in user. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { endOtherSessions, endSession, listSessions } from '#api/access/sessions/calls.gen.ts';
import { call } from '../transport/api.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';

const sessionsKey = ['own-sessions'];

export function useSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await call(listSessions, { signal })).data,
    meta: { quiet: true },
  });
}

/** Ends a session by id, or (null) all but this one. Takes the password. */
export function useEndSessions(sessionId: string | null, reaction?: Reaction<unknown, string>) {
  const send = (password: string): Promise<unknown> =>
    sessionId === null
      ? call(endOtherSessions, { body: { password } })
      : call(endSession, { params: { sessionId }, body: { password } });
  const settled = (cache: QueryClient) => cache.invalidateQueries({ queryKey: sessionsKey });
  return useChange({ send, settled }, reaction);
}
