/** The rows of the list that are drawn, with spaces for the others: 50,000 findings scroll as fifty do. */
import { useMemo } from 'react';
import { useWindowChunks } from '../../../ui/table/use-window-chunks.ts';
import type { FindingRow } from './select-findings.ts';

/** Of rows that are not drawn. */
interface Space {
  kind: 'space';
  key: string;
  /** px. */
  height: number;
}

/** A row of the list, or the place of those that are not drawn. */
export type ListRow = FindingRow | Space;

interface DrawnRows {
  bodyOf: () => Element | null;
  rows: readonly FindingRow[];
  /** Keys of rows that stay drawn. */
  kept: readonly (string | undefined | null)[];
}

export function useDrawnRows({ bodyOf, rows, kept }: DrawnRows): ListRow[] {
  const places = useMemo(() => new Map(rows.map(({ key }, index) => [key, index])), [rows]);
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.row : undefined;
  const parts = useWindowChunks({
    bodyOf,
    count: rows.length,
    kept: [...kept, focused].map((key) => places.get(key ?? '') ?? -1),
  });
  return parts.flatMap((part, index): ListRow[] =>
    'space' in part ? [{ kind: 'space', key: `space ${index}`, height: part.space }] : rows.slice(part.from, part.to),
  );
}
