/** Rows of different heights in a page that scrolls: which of them are in view. */
import { type RefObject, useCallback, useMemo, useSyncExternalStore } from 'react';

/** px drawn beyond the view. */
const AROUND = 400;
/** px of scrolling that draw no other rows. */
const STEP = 144;

export interface WindowRows {
  /** First row drawn, and the first one after them. */
  from: number;
  to: number;
  /** Position of a row in px; of the row after the last the whole height. */
  top: (row: number) => number;
}

/** `heightOf`: px of each row. */
export function useWindowRows(
  frame: RefObject<HTMLElement | null>,
  count: number,
  heightOf: (row: number) => number,
): WindowRows {
  const tops = useMemo(() => {
    const all = new Float64Array(count + 1);
    for (let row = 0; row < count; row++) all[row + 1] = all[row]! + heightOf(row);
    return all;
  }, [count, heightOf]);
  const subscribe = useCallback((listener: () => void) => {
    addEventListener('scroll', listener, { passive: true });
    addEventListener('resize', listener);
    return () => {
      removeEventListener('scroll', listener);
      removeEventListener('resize', listener);
    };
  }, []);
  const step = useSyncExternalStore(subscribe, () => {
    const box = frame.current?.getBoundingClientRect();
    return box === undefined ? 0 : Math.max(0, Math.floor(-box.top / STEP));
  });
  const from = rowAt(tops, step * STEP - AROUND);
  const to = Math.min(count, rowAt(tops, (step + 1) * STEP + innerHeight + AROUND) + 1);
  return { from, to, top: (row) => tops[row] ?? 0 };
}

/** The row at a height, by bisection. */
function rowAt(tops: Float64Array, height: number): number {
  let [low, high] = [0, tops.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (tops[middle]! <= height) low = middle;
    else high = middle - 1;
  }
  return low;
}
