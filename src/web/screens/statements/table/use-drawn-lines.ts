/** The rows that are drawn: all of a statement, those in view where it is open to thousands of accounts. */
import type { RefObject } from 'react';
import { useWindowChunks } from '../../../ui/table/use-window-chunks.ts';
import type { StatementRow } from './rows.ts';

/** Up to here all are drawn: they print, and the search of the browser finds them. */
const MOST_WHOLE = 300;

/** Rows that are drawn, or a space in px after some rows. */
type DrawnPart = { from: number; to: number } | { after: number; space: number };

/** `stop`: key of the row that Tab reaches; it and the focused one stay drawn. */
export function useDrawnLines(
  body: RefObject<HTMLElement | null>,
  rows: readonly StatementRow[],
  stop: string,
): DrawnPart[] {
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.row : undefined;
  const parts = useWindowChunks({
    bodyOf: () => body.current,
    count: rows.length,
    kept: [stop, focused].map((key) => rows.findIndex(({ node }) => node.key === key)),
  });
  if (rows.length <= MOST_WHOLE) return [{ from: 0, to: rows.length }];
  let after = 0;
  return parts.map((part) => {
    if ('space' in part) return { ...part, after };
    after = part.to;
    return part;
  });
}
