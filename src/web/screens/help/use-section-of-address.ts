/** Scrolls to the section in the URL hash (`#nat-1`) once it is rendered. */
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** `ready`: the page is rendered. Returns the id, or ''. */
export function useSectionOfAddress(ready: boolean): string {
  const { hash, key } = useLocation();
  const id = hash.slice(1);
  useEffect(() => {
    // `key`: following the same link again scrolls again.
    if (ready && id && key) document.getElementById(id)?.scrollIntoView();
  }, [ready, id, key]);
  return id;
}
