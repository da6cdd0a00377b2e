/** Scroll spy: the last section whose heading has passed the top. */
import { useEffect, useState } from 'react';

/** Threshold in px: the top bar plus the scroll margin of headings. */
const PASSED = 140;

/** `ids`: headings in page order; returns one of them, or '' above the first. */
export function useSectionInView(ids: readonly string[]): string {
  const [current, setCurrent] = useState('');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const topOf = (id: string) =>
        document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
      // The last sections may be too short to reach the top.
      const atEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      const passed = ids.findLast((id) => topOf(id) < (atEnd ? innerHeight : PASSED));
      setCurrent(passed ?? '');
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [ids]);
  return current;
}
