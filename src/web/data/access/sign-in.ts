/** Signing in with a password, and signing out. */
import { adminLogin, login, logout } from '#api/access/auth/calls.gen.ts';
import type { BodyOf } from '#core/call/endpoint.ts';
import { session } from '../session/session.ts';
import { call } from '../transport/api.ts';
import { type ReactionTo, useChange } from '../transport/use-change.ts';

export type Credentials = BodyOf<typeof login>;

/** At the door of users or at that of the staff. The answer holds a session, or a ticket for the second step. */
export function useLogin(door: 'users' | 'staff', reaction?: ReactionTo<typeof login, Credentials>) {
  const send = (body: Credentials) => (door === 'staff' ? call(adminLogin, { body }) : call(login, { body }));
  return useChange({ send }, reaction);
}

/** Signs out, here and at the server. */
export async function signOut(): Promise<void> {
  // Signing out here holds whether or not the server could be told.
  await call(logout).catch(() => undefined);
  // Drafts and the page to go back to are for who comes back, not for the next person.
  sessionStorage.clear();
  session.logout();
}
