/** Keys of the tree: one row is reached by Tab, the arrows move from it. */

import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { lookUp } from '#core/dictionary/look-up.ts';
import type { ChartTreeProps } from './tree-props.ts';

/** px under the top bar and the head of the table, and above the bar of chosen accounts, where a row would be covered. */
const ABOVE = 140;
const BELOW = 120;
/** Rows of a page. */
const PAGE = 15;

/** aria-rowindex of the first row, after the head. */
const FIRST_ROW = 2;

interface Frame {
  frame: RefObject<HTMLElement | null>;
  /** px of a row in the frame. */
  top: (row: number) => number;
  turnChoice: (position: number) => void;
}

/** `at`: the row that Tab reaches. */
export function useTreeKeys(
  { index, shown, isOpen, onTurn, onChoose, current, addressOf }: ChartTreeProps,
  { frame, top, turnChoice }: Frame,
): { at: number; press: (event: KeyboardEvent) => void } {
  const go = useNavigate();
  const [stop, setStop] = useState<string | null>(current);
  const moves = useRef(false);
  const { accounts, ends, parents } = index;
  const at = Math.max(0, shown.indexOf(index.at.get(stop ?? current ?? '') ?? 0));
  useEffect(() => {
    if (!moves.current) return;
    moves.current = false;
    frame.current?.querySelector<HTMLElement>('[role="row"][tabindex="0"]')?.focus({ preventScroll: true });
  });
  const move = (to: number) => {
    const row = Math.min(shown.length - 1, Math.max(0, to));
    const box = frame.current;
    if (!box || shown[row] === undefined) return;
    const y = box.getBoundingClientRect().top + top(row);
    if (y < ABOVE) scrollBy(0, y - ABOVE);
    if (y > innerHeight - BELOW) scrollBy(0, y - innerHeight + BELOW);
    moves.current = true;
    setStop(accounts[shown[row]]!.code);
  };
  const press = (event: KeyboardEvent) => {
    if (!(event.target instanceof Element) || event.target.getAttribute('role') !== 'row') return;
    // The focused row, which a press or a screen reader may have reached instead of the keys.
    const row = Number(event.target.getAttribute('aria-rowindex')) - FIRST_ROW;
    const position = shown[row];
    if (position === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const { code } = accounts[position]!;
    const hasBelow = ends[position]! > position + 1;
    const open = hasBelow && isOpen(code);
    const acts: Record<string, () => void> = {
      ArrowDown: () => move(row + 1),
      ArrowUp: () => move(row - 1),
      PageDown: () => move(row + PAGE),
      PageUp: () => move(row - PAGE),
      Home: () => move(0),
      End: () => move(shown.length - 1),
      ArrowRight: () => (open || !hasBelow ? move(row + 1) : onTurn(code)),
      ArrowLeft: () => (open ? onTurn(code) : move(shown.indexOf(parents[position]!))),
      ' ': () => turnChoice(position),
      Enter: () => void go(addressOf(code), { preventScrollReset: true }),
      Escape: () => onChoose(new Set()),
    };
    const act = lookUp(acts, event.key);
    if (!act) return;
    event.preventDefault();
    setStop(code);
    act();
  };
  return { at, press };
}
