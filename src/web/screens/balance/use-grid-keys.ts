/** Keys of the grid: one cell is reached by Tab, the arrows move from it, with Shift they choose cells. */

import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { ExplorerLine } from '#api/audits/explorer/contract.ts';
import { lookUp } from '#core/dictionary/look-up.ts';

/** px under the top bar and the head of the grid, and above the sums and the status bar. */
const ABOVE = 140;
const BELOW = 140;
/** Lines of a page. */
const PAGE = 15;

/** A cell: its line, and its column; −1 is the name of the line. */
export interface Cell {
  line: number;
  column: number;
}

/** Chosen cells: from one corner to the other, both included. */
export interface Chosen {
  lines: [from: number, to: number];
  columns: [from: number, to: number];
}

interface Grid {
  frame: RefObject<HTMLElement | null>;
  total: number;
  columns: number;
  /** px of a line in the frame. */
  top: (line: number) => number;
  line: (index: number) => ExplorerLine | undefined;
  onTurn: (line: ExplorerLine) => void;
  /** Goes into a line, or to its finding. */
  onEnter: (line: ExplorerLine, cell: Cell) => void;
  onUp: () => void;
  onEscape: () => void;
  onCopy: (chosen: Chosen) => void;
}

export interface GridFocus {
  at: Cell;
  chosen: Chosen | null;
  press: (event: KeyboardEvent) => void;
  /** With the pointer: begins to choose, or (`extends`) chooses up to a cell. */
  point: (cell: Cell, isExtended: boolean) => void;
}

export function useGridKeys(grid: Grid): GridFocus {
  const { frame, total, columns, top } = grid;
  const [at, setAt] = useState<Cell>({ line: 0, column: -1 });
  const [anchor, setAnchor] = useState<Cell | null>(null);
  const moves = useRef(false);
  const place = { line: Math.min(at.line, Math.max(0, total - 1)), column: Math.min(at.column, columns - 1) };
  useEffect(() => {
    if (!moves.current) return;
    moves.current = false;
    frame.current?.querySelector<HTMLElement>('[data-at]')?.focus({ preventScroll: true });
  });
  const move = (to: Cell, isChoosing: boolean) => {
    const line = Math.min(total - 1, Math.max(0, to.line));
    const column = Math.min(columns - 1, Math.max(isChoosing ? 0 : -1, to.column));
    const box = frame.current;
    if (!box || line < 0) return;
    const y = box.getBoundingClientRect().top + top(line);
    if (y < ABOVE) scrollBy(0, y - ABOVE);
    if (y > innerHeight - BELOW) scrollBy(0, y - innerHeight + BELOW);
    moves.current = true;
    if (!isChoosing) setAnchor(null);
    else if (anchor === null) setAnchor({ line: place.line, column: Math.max(0, place.column) });
    setAt({ line, column });
  };
  const chosen: Chosen | null = anchor && {
    lines: [Math.min(anchor.line, place.line), Math.max(anchor.line, place.line)],
    columns: [Math.min(anchor.column, place.column), Math.max(anchor.column, place.column)],
  };
  const press = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.at === undefined || event.altKey) return;
    const { line, column } = place;
    const own = grid.line(line);
    const act = (does: () => void) => {
      event.preventDefault();
      does();
    };
    if (event.ctrlKey || event.metaKey) {
      const one: Chosen = { lines: [line, line], columns: column < 0 ? [0, columns - 1] : [column, column] };
      if (event.key === 'c') act(() => grid.onCopy(chosen ?? one));
      return;
    }
    const step = lookUp(steps, event.key);
    const isChoosing = event.shiftKey;
    if (step) return act(() => move({ line: line + step, column }, isChoosing));
    const acts: Record<string, () => void> = {
      Home: () => move({ line: 0, column }, isChoosing),
      End: () => move({ line: total - 1, column }, isChoosing),
      ArrowRight: () => {
        if (!isChoosing && column < 0 && own?.below === 'closed') grid.onTurn(own);
        else move({ line, column: column + 1 }, isChoosing);
      },
      ArrowLeft: () => {
        if (isChoosing || column >= 0) move({ line, column: column - 1 }, isChoosing);
        else if (own?.below === 'open') grid.onTurn(own);
        else if (own !== undefined && own.depth > 0) move({ line: above(line, own.depth), column }, false);
        else grid.onUp();
      },
      ' ': () => own && own.below !== 'none' && grid.onTurn(own),
      Enter: () => own && grid.onEnter(own, place),
      Escape: () => (anchor === null ? grid.onEscape() : setAnchor(null)),
    };
    const does = lookUp(acts, event.key);
    if (does) act(does);
  };
  /** The line that one is below of, among those that are here. */
  const above = (line: number, depth: number) => {
    let up = line - 1;
    while (up > 0 && (grid.line(up)?.depth ?? 0) >= depth) up--;
    return Math.max(0, up);
  };
  const point = (cell: Cell, isExtended: boolean) => {
    if (!isExtended) setAnchor(cell.column < 0 ? null : cell);
    else if (anchor === null) return;
    setAt(isExtended ? { ...cell, column: Math.max(0, cell.column) } : cell);
  };
  return { at: place, chosen, press, point };
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE };
