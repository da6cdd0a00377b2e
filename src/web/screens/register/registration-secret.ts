/** The secret of the registration under way, kept in the browser so that a reload goes on where it was. */
const key = 'registration';
const draftKey = 'registration-company';

export function readSecret(): string | null {
  return localStorage.getItem(key);
}

export function keepSecret(secret: string): void {
  localStorage.setItem(key, secret);
}

/** What is typed of the company before it is sent, as the form holds it. */
export function readCompanyTyped<Values>(): Values | null {
  const kept = sessionStorage.getItem(draftKey);
  return kept === null ? null : (JSON.parse(kept) as Values);
}

export function keepCompanyTyped(values: object): void {
  sessionStorage.setItem(draftKey, JSON.stringify(values));
}

/** It ended, one way or the other. */
export function dropRegistration(): void {
  localStorage.removeItem(key);
  sessionStorage.removeItem(draftKey);
}
