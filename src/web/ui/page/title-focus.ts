/** Focus on the title of a page after going to another, for keyboards and screen readers. */
import { useEffect, useRef } from 'react';

/**
 * `place`: identity of the page. Its title takes the focus when it changes, and on arrival if `arrives`; a title that is
 * replaced while the page loads passes it on.
 */
export function useTitleFocus(place: string, { arrives = false } = {}): void {
  const before = useRef(arrives ? null : place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    return holdTitle();
  }, [place]);
}

/** Focuses the title, and whatever replaces it until the user acts or the returned function is called. */
export function holdTitle(): () => void {
  const take = () => {
    const title = document.querySelector<HTMLElement>('main h1[tabindex]') ?? document.querySelector('main');
    title?.focus({ preventScroll: true });
  };
  take();
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body || document.activeElement?.localName === 'main') take();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const over = new AbortController();
  const end = () => {
    observer.disconnect();
    over.abort();
  };
  for (const act of ['keydown', 'pointerdown']) addEventListener(act, end, { capture: true, signal: over.signal });
  return end;
}
