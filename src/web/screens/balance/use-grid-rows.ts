/** Which lines are in sight, told to whoever reads them. */
import { useCallback, useEffect, useRef } from 'react';
import { useWindowRows } from '../../ui/table/use-window-rows.ts';

export function useGridRows(total: number, height: number, onSight: (sight: { from: number; to: number }) => void) {
  const frame = useRef<HTMLDivElement>(null);
  const rows = useWindowRows(
    frame,
    total,
    useCallback(() => height, [height]),
  );
  const { from, to } = rows;
  useEffect(() => onSight({ from, to }), [from, to, onSight]);
  return { frame, rows };
}
