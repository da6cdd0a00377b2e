/** Remembers, for this tab, the page that someone wanted before having to sign in. */

const key = 'returnTo';

/** Where somebody sets up the second factor that they must have, before anything else. */
export const secondFactorPath = '/segundo-factor';

/** Keeps the current address unless it is a page on the way in. */
export function rememberPlace(place = location.pathname + location.search): void {
  if (place.startsWith('/login') || place === secondFactorPath || place === '/') return;
  // Two slashes, or one and its mirror, begin the address of another site.
  if (!/^\/(?![/\\])/.test(place)) return;
  sessionStorage.setItem(key, place);
}

/** The remembered address, once; null when there is none. */
export function takePlace(): string | null {
  const place = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return place;
}
