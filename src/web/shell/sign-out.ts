/** Signing out, here and at the server. */
import { logout } from '#api/access/auth/contract.ts';
import { session } from '../data/session/session.ts';
import { call } from '../data/transport/api.ts';

export async function signOut(): Promise<void> {
  // Signing out here holds whether or not the server could be told.
  await call(logout).catch(() => undefined);
  // Drafts and the page to go back to are for who comes back, not for the next person.
  sessionStorage.clear();
  session.logout();
}
