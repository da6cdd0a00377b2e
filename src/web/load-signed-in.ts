/** The chunk of signed-in users: their routes and the shell. */
import { useEffect } from 'react';

export function loadSignedIn() {
  return import('./signed-in-routes.ts');
}

/** Loads it while a visitor fills the form of a page that ends in a session. */
export function useSignedInAhead(): void {
  useEffect(() => {
    // The navigation loads it again, and says what fails.
    loadSignedIn().catch(() => undefined);
  }, []);
}
