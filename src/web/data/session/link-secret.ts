/** What a mail's link carries after its #: taken out of the address, so that it stays in no history, and there again after a reload. */
import { useEffect, useState } from 'react';

interface LinkSecret {
  /** Empty when no link was opened. */
  secret: string;
  /** It is of no use any more; what is shown may stay. */
  forget: () => void;
  /** Goes on without it. */
  leave: () => void;
}

/** `given` is what the address carries now, or empty; `name` says of which page it is. */
export function useLinkSecret(name: string, given: string): LinkSecret {
  const key = `link-${name}`;
  const [secret, setSecret] = useState(() => given || (sessionStorage.getItem(key) ?? ''));
  useEffect(() => {
    if (given === '') return;
    // Another link may be opened in the same tab.
    setSecret(given);
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [given]);
  useEffect(() => {
    if (secret !== '') sessionStorage.setItem(key, secret);
    // Whoever goes to another page has done with it; a reload leaves no page.
    return () => sessionStorage.removeItem(key);
  }, [key, secret]);
  return { secret, forget: () => sessionStorage.removeItem(key), leave: () => setSecret('') };
}
