/** Whether a table is wider than its place. */
import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * True from the width on at which the table with these columns did not fit: it is then drawn as cards. Never in a frame that
 * scrolls, nor without `isMeasured`.
 */
export function useTooWide(
  table: RefObject<HTMLTableElement | null>,
  { isMeasured, columns }: { isMeasured: boolean; columns: number },
): boolean {
  const [place, setPlace] = useState<number | null>(null);
  const [needed, setNeeded] = useState({ columns, width: 0 });
  const isTooWide = place !== null && needed.columns === columns && place < needed.width;
  useLayoutEffect(() => {
    const element = table.current;
    const parent = element?.parentElement;
    if (!isMeasured || !element || !parent || getComputedStyle(parent).overflowX === 'auto') return;
    const look = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(parent);
      const width = parent.clientWidth - (Number.parseFloat(paddingLeft) || 0) - (Number.parseFloat(paddingRight) || 0);
      setPlace(width);
      if (!isTooWide && element.offsetWidth > width + 1) setNeeded({ columns, width: element.offsetWidth });
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(parent);
    return () => observer.disconnect();
  }, [table, isMeasured, columns, isTooWide]);
  return isTooWide;
}
