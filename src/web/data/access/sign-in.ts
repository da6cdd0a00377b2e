/** Signing in with a password, and signing out. */
import { adminLogin, login, logout } from '#api/access/auth/calls.gen.ts';
import type { BodyOf } from '#core/call/endpoint.ts';
import { session } from '../session/session.ts';
import { call } from '../transport/api.ts';
import { type ReactionTo, useChange } from '../transport/use-change.ts';

export type Credentials = BodyOf<typeof login>;

/** At the endpoint of users or of staff. The response holds a session, or a ticket for the second step. */
export function useLogin(door: 'users' | 'staff', reaction?: ReactionTo<typeof login, Credentials>) {
  const send = (body: Credentials) => (door === 'staff' ? call(adminLogin, { body }) : call(login, { body }));
  return useChange({ send }, reaction);
}

/** Signs out, locally and on the server. */
export async function signOut(): Promise<void> {
  await endSession();
  session.logout();
}

/** The same, and stays on the page, where another account is registered. */
export async function leaveToRegister(): Promise<void> {
  await endSession();
  session.logout({ stay: true });
}

async function endSession(): Promise<void> {
  // Local sign-out holds even if the server cannot be reached.
  await call(logout).catch(() => undefined);
  // Drafts and the return address must not reach the next user.
  sessionStorage.clear();
}
