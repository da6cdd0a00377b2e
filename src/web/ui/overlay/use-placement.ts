/** Positions a top-layer popup at its anchor, inside the window. */
import { type RefObject, useLayoutEffect } from 'react';

export type Side = 'start' | 'center' | 'end';

const gap = 4;
const edge = 8;

interface Placement {
  anchor: RefObject<HTMLElement | null>;
  popup: RefObject<HTMLElement | null>;
  isOpen: boolean;
  /** Aligned edges. */
  side?: Side;
  /** At least the anchor's width. */
  matchWidth?: boolean;
}

/** Below the anchor, or above where there is more room. */
function place(anchor: DOMRect, popup: HTMLElement, side: Side, matchWidth: boolean): void {
  const { style } = popup;
  if (matchWidth) style.minWidth = `${Math.round(anchor.width)}px`;
  const below = innerHeight - anchor.bottom - gap - edge;
  const above = anchor.top - gap - edge;
  style.maxHeight = '';
  const { offsetWidth: width, scrollHeight } = popup;
  const height = Math.min(scrollHeight + 2, popup.offsetHeight);
  const isAbove = height > below && above > below;
  style.maxHeight = `${Math.max(120, isAbove ? above : below)}px`;
  style.top = isAbove ? 'auto' : `${anchor.bottom + gap}px`;
  style.bottom = isAbove ? `${innerHeight - anchor.top + gap}px` : 'auto';
  const wanted = { start: anchor.left, center: anchor.left + (anchor.width - width) / 2, end: anchor.right - width };
  style.left = `${Math.max(edge, Math.min(wanted[side], document.documentElement.clientWidth - width - edge))}px`;
}

export function usePlacement({ anchor, popup, isOpen, side = 'start', matchWidth = false }: Placement): void {
  useLayoutEffect(() => {
    const element = popup.current;
    const beside = anchor.current;
    if (!isOpen || element === null || beside === null) return;
    const move = () => place(beside.getBoundingClientRect(), element, side, matchWidth);
    move();
    const observer = new ResizeObserver(move);
    observer.observe(element);
    observer.observe(beside);
    addEventListener('scroll', move, { capture: true, passive: true });
    addEventListener('resize', move);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', move, { capture: true });
      removeEventListener('resize', move);
    };
  }, [anchor, popup, isOpen, side, matchWidth]);
}
