/** What this tab keeps while somebody signs in elsewhere: a secret, so that only who left can come back, and what was learnt. */
const secretKey = 'oidc-secret';
const knownKey = 'oidc-known';

export interface KnownPerson {
  name: string;
  email: string;
}

export function keepJourney(secret: string): void {
  sessionStorage.setItem(secretKey, secret);
}

/** Once; empty when nobody left from this tab. */
export function takeJourney(): string {
  const secret = sessionStorage.getItem(secretKey) ?? '';
  sessionStorage.removeItem(secretKey);
  return secret;
}

/** What the provider said of somebody who has no account: the registration begins with it. */
export function keepKnownPerson(person: KnownPerson): void {
  sessionStorage.setItem(knownKey, JSON.stringify(person));
}

export function readKnownPerson(): KnownPerson | null {
  const kept = sessionStorage.getItem(knownKey);
  return kept === null ? null : (JSON.parse(kept) as KnownPerson);
}
