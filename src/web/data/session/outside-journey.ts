/**
 * State of a tab during an external sign-in: a secret that binds the callback to this browser, and the data received.
 */
const secretKey = 'oidc-secret';
const knownKey = 'oidc-known';

export interface KnownUser {
  name: string;
  email: string;
}

export function keepJourney(secret: string): void {
  sessionStorage.setItem(secretKey, secret);
}

/** Returns and deletes the secret; empty when no sign-in was started in this tab. */
export function takeJourney(): string {
  const secret = sessionStorage.getItem(secretKey) ?? '';
  sessionStorage.removeItem(secretKey);
  return secret;
}

/** Identity data of an unregistered user, to pre-fill the registration. */
export function keepKnownUser(user: KnownUser): void {
  sessionStorage.setItem(knownKey, JSON.stringify(user));
}

export function readKnownUser(): KnownUser | null {
  const kept = sessionStorage.getItem(knownKey);
  return kept === null ? null : (JSON.parse(kept) as KnownUser);
}
