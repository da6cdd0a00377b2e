/** The part of the page that the address names (`#nat-1`): comes into view once it is there, and may be marked. */
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** `ready`: the page has been drawn. Gives the id, empty when the address names none. */
export function useSectionOfAddress(ready: boolean): string {
  const { hash, key } = useLocation();
  const id = hash.slice(1);
  useEffect(() => {
    // `key`: the same link followed again leads there again.
    if (ready && id && key) document.getElementById(id)?.scrollIntoView();
  }, [ready, id, key]);
  return id;
}
