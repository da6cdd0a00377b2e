/** Incremental rendering of a long list: more rows as its end comes into view. */
import { useCallback, useState } from 'react';

const step = 120;

/** At least `least` rows. The ref belongs on an element after the last row. */
export function useGrowing(count: number, least: number): [shown: number, sentinel: (element: Element | null) => void] {
  const [wanted, setWanted] = useState(step);
  const sentinel = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setWanted((rows) => rows + step);
      },
      // Not above the view: what follows the list would never be reached.
      { rootMargin: '0px 0px 1200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [Math.min(count, Math.max(wanted, least)), sentinel];
}
