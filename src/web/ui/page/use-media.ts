/** Media query and element width as hooks. */
import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** Breakpoints, as in the style sheets. */
export const phone = '(max-width: 640px)';
export const tablet = '(max-width: 900px)';
export const narrow = '(max-width: 1280px)';

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** px; null before the first measurement. */
export function useWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
