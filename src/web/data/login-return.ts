/** Remembers, for this tab, the page that someone wanted before having to sign in. */

const key = 'returnTo';

/** Keeps the current address unless it is a sign-in page. */
export function rememberPlace(place = location.pathname + location.search): void {
  if (!place.startsWith('/login') && place !== '/') sessionStorage.setItem(key, place);
}

/** The remembered address, once; null when there is none. */
export function takePlace(): string | null {
  const place = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return place;
}
