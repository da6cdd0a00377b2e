/** Stores, per tab, the page requested before signing in. */

const key = 'returnTo';

/** Page for setting up a required second factor. */
export const secondFactorPath = '/segundo-factor';

/** Stores the current address unless it is a sign-in page. */
export function rememberPlace(place = location.pathname + location.search): void {
  if (place.startsWith('/login') || place === secondFactorPath || place === '/') return;
  // Two slashes, or a slash and a backslash, start another site's address (open redirect).
  if (!/^\/(?![/\\])/.test(place)) return;
  sessionStorage.setItem(key, place);
}

/** Returns and deletes the stored address; null if none. */
export function takePlace(): string | null {
  const place = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return place;
}
