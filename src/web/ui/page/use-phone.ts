/** Whether the page is as narrow as a phone; the same width as in the style sheets. */
import { useSyncExternalStore } from 'react';

const narrow = matchMedia('(max-width: 640px)');

function subscribe(listener: () => void): () => void {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => narrow.matches);
}
