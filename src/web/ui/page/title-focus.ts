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

const titleOfPage = 'main h1[tabindex]';

/**
 * Focuses the title, and whatever replaces it until the user acts or the returned function is called. `selector`: what is
 * focused instead as soon as it is drawn.
 */
export function holdTitle(selector = titleOfPage): () => void {
  const find = (wanted: string) => document.querySelector<HTMLElement>(wanted);
  const take = () => {
    const target = find(selector) ?? find(titleOfPage) ?? find('main');
    if (target !== document.activeElement) target?.focus({ preventScroll: true });
  };
  take();
  const observer = new MutationObserver(() => {
    if (document.activeElement?.matches(`body, main, ${titleOfPage}`)) take();
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
