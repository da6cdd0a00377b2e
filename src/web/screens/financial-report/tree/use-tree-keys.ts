/** Keys of the tree: one row is reached by Tab, the arrows move from it. */

import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { lookUp } from '#core/dictionary/look-up.ts';
import type { ChartRow } from './chart-rows.ts';

/** px under the top bar, and above the bar that saves, where a row would be covered. */
const ABOVE = 110;
const BELOW = 110;
/** Rows of a page. */
const PAGE = 15;

/** aria-rowindex of the first row, after the head. */
const FIRST_ROW = 2;

interface Acts {
  isExpanded: (row: ChartRow) => boolean;
  onToggle: (code: string) => void;
  onPick: (row: ChartRow) => void;
}

interface Frame {
  frame: RefObject<HTMLElement | null>;
  /** px of a row in the frame. */
  top: (row: number) => number;
}

const keyOf = ({ code, isTitle }: ChartRow) => `${code} ${isTitle}`;

/** `at`: the row that Tab reaches. */
export function useTreeKeys(
  rows: readonly ChartRow[],
  { isExpanded, onToggle, onPick }: Acts,
  { frame, top }: Frame,
): { at: number; press: (event: KeyboardEvent) => void } {
  const [stop, setStop] = useState('');
  const moves = useRef(false);
  const at = Math.max(
    0,
    rows.findIndex((row) => keyOf(row) === stop),
  );
  useEffect(() => {
    if (!moves.current) return;
    moves.current = false;
    frame.current?.querySelector<HTMLElement>('[role="row"][tabindex="0"]')?.focus({ preventScroll: true });
  });
  const move = (to: number) => {
    const place = Math.min(rows.length - 1, Math.max(0, to));
    const row = rows[place];
    if (!frame.current || row === undefined) return;
    const y = frame.current.getBoundingClientRect().top + top(place);
    if (y < ABOVE) scrollBy(0, y - ABOVE);
    if (y > innerHeight - BELOW) scrollBy(0, y - innerHeight + BELOW);
    moves.current = true;
    setStop(keyOf(row));
  };
  const press = (event: KeyboardEvent) => {
    if (!(event.target instanceof Element) || event.target.getAttribute('role') !== 'row') return;
    // The focused row, which a press or a screen reader may have reached instead of the keys.
    const place = Number(event.target.getAttribute('aria-rowindex')) - FIRST_ROW;
    const row = rows[place];
    if (row === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const isOpen = row.isTitle && isExpanded(row);
    const above = rows.slice(0, place).findLastIndex(({ depth }) => depth < row.depth);
    const acts: Record<string, () => void> = {
      ArrowDown: () => move(place + 1),
      ArrowUp: () => move(place - 1),
      PageDown: () => move(place + PAGE),
      PageUp: () => move(place - PAGE),
      Home: () => move(0),
      End: () => move(rows.length - 1),
      ArrowRight: () => (isOpen || !row.isTitle ? move(place + 1) : onToggle(row.code)),
      ArrowLeft: () => (isOpen ? onToggle(row.code) : move(above)),
      ' ': () => onPick(row),
      Enter: () => onPick(row),
    };
    const act = lookUp(acts, event.key);
    if (!act) return;
    event.preventDefault();
    setStop(keyOf(row));
    act();
  };
  return { at, press };
}
