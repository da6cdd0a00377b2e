/**
 * Secret in the fragment of a mailed link: removed from the address, so that it stays out of the history, and restored
 * after a reload.
 */
import { useEffect, useState } from 'react';

interface LinkSecret {
  /** Empty without a link. */
  secret: string;
  /** Deletes the secret; the page stays. */
  forget: () => void;
  /** Deletes the secret and leaves. */
  leave: () => void;
}

/** `given`: secret in the current address, or empty; `name`: of its page. */
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
    // Leaving the page deletes it; a reload does not leave.
    return () => sessionStorage.removeItem(key);
  }, [key, secret]);
  return { secret, forget: () => sessionStorage.removeItem(key), leave: () => setSecret('') };
}
