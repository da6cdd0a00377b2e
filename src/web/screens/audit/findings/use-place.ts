/** The reader's place in the list: kept while a finding opens, changes and closes, and focused again afterwards. */
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Between the sticky bars above and the edge below, in px. */
const ABOVE = 112;
const BELOW = 64;
/** ms in which columns, cards and the summary have settled. */
const SETTLING = 1000;

interface Anchor {
  /** Key of a row. */
  key: string;
  /** Of the window, in px. */
  top: number;
}

function findRow(key: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[data-row]')].find(({ dataset }) => dataset.row === key);
}

const inWindow = (top: number) => Math.max(ABOVE, Math.min(innerHeight - BELOW, top));

/** The row of an act, or that of the open finding. */
function anchorOf({ target }: Event): Anchor | null {
  const row =
    (target instanceof Element && target.closest('[data-row]')) || document.querySelector('[data-row][aria-current]');
  if (!(row instanceof HTMLElement)) return null;
  return { key: row.dataset.row ?? '', top: row.getBoundingClientRect().top };
}

/** Keeps a row where it is while the page around it settles; the returned function ends it, as does the reader. */
function hold({ key, top }: Anchor, takesFocus: boolean): () => void {
  const settle = () => {
    const row = findRow(key);
    if (row === undefined) return;
    scrollBy(0, row.getBoundingClientRect().top - top);
    // The table may become cards, and cards the table.
    if (takesFocus && document.activeElement === document.body) row.focus({ preventScroll: true });
  };
  settle();
  const observer = new ResizeObserver(settle);
  const main = document.getElementById('main');
  if (main !== null) observer.observe(main);
  const over = new AbortController();
  const end = () => {
    observer.disconnect();
    over.abort();
    clearTimeout(timer);
  };
  const timer = setTimeout(end, SETTLING);
  for (const act of ['keydown', 'pointerdown', 'wheel'])
    addEventListener(act, end, { capture: true, signal: over.signal });
  return end;
}

/** `open`: key of the open finding. */
export function usePlace(open: string | null): void {
  const anchor = useRef<Anchor>(null);
  const before = useRef(open);
  useEffect(() => {
    const listening = new AbortController();
    const note = (event: Event) => {
      anchor.current = anchorOf(event);
    };
    for (const act of ['click', 'keydown', 'popstate'])
      addEventListener(act, note, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
  useLayoutEffect(() => {
    const closed = open === null ? before.current : null;
    const key = open ?? closed;
    if (before.current === open || key === null) return;
    before.current = open;
    const row = findRow(key);
    const noted = anchor.current?.key === key ? anchor.current.top : row?.getBoundingClientRect().top;
    if (closed !== null)
      (row ?? document.querySelector<HTMLElement>('[data-row][tabindex="0"]'))?.focus({ preventScroll: true });
    if (noted !== undefined) return hold({ key, top: inWindow(noted) }, closed !== null);
  }, [open]);
}
