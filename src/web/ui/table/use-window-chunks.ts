/**
 * Which rows of a long list in a page that scrolls are drawn, where their heights are known only once they are: rows are
 * drawn by chunks, measured, and replaced with a space of that height when they are far from the view.
 */
import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

/** Rows of a chunk. */
const SIZE = 16;
/** px drawn beyond the view. */
const AROUND = 1000;
/** px of a row before any was measured. */
const USUAL = 40;

/** Rows that are drawn, or a space in px. */
export type WindowPart = { from: number; to: number } | { space: number };

interface LongList {
  /** Element whose children are the rows and spaces, one each. */
  bodyOf: () => Element | null;
  count: number;
  /** Rows that are drawn wherever the view is; the first and the last always are. */
  kept: readonly number[];
}

interface Known {
  count: number;
  /** px of the chunks that were drawn. */
  heights: Map<number, number>;
  /** px of all others: of the first that were drawn, once and for all, or each one measured would move the rest. */
  usual: number;
}

export function useWindowChunks({ bodyOf, count, kept }: LongList): WindowPart[] {
  const chunks = Math.ceil(count / SIZE);
  const known = useRef<Known>({ count, heights: new Map(), usual: SIZE * USUAL });
  const [, setMeasured] = useState(0);
  const subscribe = useCallback((listener: () => void) => {
    addEventListener('scroll', listener, { passive: true });
    addEventListener('resize', listener);
    return () => {
      removeEventListener('scroll', listener);
      removeEventListener('resize', listener);
    };
  }, []);
  // First and last chunk in one number: an unchanged view draws nothing again.
  const view = useSyncExternalStore(subscribe, () => {
    const top = bodyOf()?.getBoundingClientRect().top ?? 0;
    let [first, last, height] = [-1, 0, 0];
    const { heights: measured, usual: unknown } = known.current;
    for (let chunk = 0; chunk < chunks; chunk++) {
      if (height > innerHeight + AROUND - top) break;
      last = chunk;
      height += measured.get(chunk) ?? unknown;
      if (first < 0 && height >= -top - AROUND) first = chunk;
    }
    return Math.max(0, first < 0 ? chunks - 1 : first) * 1_000_000 + last;
  });
  const drawn = drawnChunks({ first: Math.floor(view / 1_000_000), last: view % 1_000_000, chunks, kept });
  const { heights, usual } = known.current;
  const parts = partsOf(drawn, { chunks, count, heightOf: (chunk) => heights.get(chunk) ?? usual });

  useLayoutEffect(() => {
    const own = known.current;
    // Other rows: what was measured is of others.
    if (own.count !== count) known.current = { ...own, count, heights: new Map() };
    const body = bodyOf();
    if (body !== null && measure(body, parts, known.current)) setMeasured((times) => times + 1);
  });
  return parts;
}

interface Drawn {
  first: number;
  last: number;
  chunks: number;
  kept: readonly number[];
}

function drawnChunks({ first, last, chunks, kept }: Drawn): number[] {
  const among = kept.filter((row) => row >= 0).map((row) => Math.floor(row / SIZE));
  const drawn = new Set([0, chunks - 1, ...among]);
  for (let chunk = first; chunk <= last; chunk++) drawn.add(chunk);
  return [...drawn].filter((chunk) => chunk >= 0 && chunk < chunks).sort((a, b) => a - b);
}

interface Measures {
  chunks: number;
  count: number;
  heightOf: (chunk: number) => number;
}

function partsOf(drawn: readonly number[], { chunks, count, heightOf }: Measures): WindowPart[] {
  const parts: WindowPart[] = [];
  let next = 0;
  const leave = (until: number) => {
    let space = 0;
    for (; next < until; next++) space += heightOf(next);
    if (space > 0) parts.push({ space });
  };
  for (const chunk of drawn) {
    leave(chunk);
    parts.push({ from: chunk * SIZE, to: Math.min(count, (chunk + 1) * SIZE) });
    next = chunk + 1;
  }
  leave(chunks);
  return parts;
}

/** Whether a whole chunk has another height than was known. */
function measure(body: Element, parts: readonly WindowPart[], known: Known): boolean {
  const { heights } = known;
  const isFirst = heights.size === 0;
  let child = 0;
  let isOther = false;
  const topOf = (index: number) =>
    body.children[index]?.getBoundingClientRect().top ?? body.getBoundingClientRect().bottom;
  for (const part of parts) {
    const length = 'space' in part ? 1 : part.to - part.from;
    if (!('space' in part) && length === SIZE) {
      const height = topOf(child + length) - topOf(child);
      const chunk = part.from / SIZE;
      if (height > 0 && Math.abs(height - (heights.get(chunk) ?? 0)) > 1) {
        heights.set(chunk, height);
        isOther = true;
      }
    }
    child += length;
  }
  if (isFirst && isOther) known.usual = [...heights.values()].reduce((sum, height) => sum + height, 0) / heights.size;
  return isOther;
}
