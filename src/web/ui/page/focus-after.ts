/** Focus of a part that opens in the place of something and goes away: it stays beside, for keyboards and screen readers. */
import { holdTitle } from './title-focus.ts';

const controls = 'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), summary';

/**
 * Ref of a field of such a part. If the part goes with the focus in it, the first control left in its row or panel takes it;
 * the title of the page where these went too.
 */
export function focusAfter(field: HTMLElement | null): (() => void) | undefined {
  if (field === null) return;
  const place = field.closest<HTMLElement>('tr, section');
  return () => {
    const had = document.activeElement;
    if (had === document.body) return;
    // Once what takes the place of the part is drawn.
    queueMicrotask(() => {
      if (had?.isConnected) return;
      const next = place?.isConnected ? place.querySelector<HTMLElement>(controls) : null;
      if (next) next.focus();
      else holdTitle();
    });
  };
}
