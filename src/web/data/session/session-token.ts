/** The bearer token, in local storage under `token`; its payload marks staff. */

const key = 'token';

export function readToken(): string | null {
  return localStorage.getItem(key);
}

export function keepToken(token: string): void {
  localStorage.setItem(key, token);
}

/** Whether the payload has `admn_id`. Only for display: the server authorises. */
export function isAdministrator(token: string | null): boolean {
  const payload = token?.split('.')[1];
  if (!payload) return false;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null && 'admn_id' in claims && claims.admn_id !== null;
  } catch {
    return false;
  }
}
