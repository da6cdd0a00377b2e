/** Which part of a page is being read: the last whose heading has passed the top. */
import { useEffect, useState } from 'react';

/** Where a heading counts as passed: below the top bar, with the room that jumping to it leaves. */
const PASSED = 140;

/** Ids of headings in the order of the page; gives one of them, or '' above the first. */
export function useSectionInView(ids: readonly string[]): string {
  const [current, setCurrent] = useState('');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const topOf = (id: string) =>
        document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
      // The last parts may be too short to ever reach the top.
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
