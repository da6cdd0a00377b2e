/** The rows of the chart as a tree grid that draws only those in view; one tab stop, arrow keys move from it. */

import { useRef } from 'react';
import { phone, useMedia } from '../../../ui/page/use-media.ts';
import { TreeGrid, treeHead } from '../../../ui/table/TreeGrid.tsx';
import { useWindowRows } from '../../../ui/table/use-window-rows.ts';
import styles from '../Report.module.css';
import { itemText, treeText } from '../text.es.ts';
import { ChartLine } from './ChartLine.tsx';
import type { ChartRow } from './chart-rows.ts';
import { useTreeKeys } from './use-tree-keys.ts';

/** px of a row. */
const ROW = 36;
const PHONE_ROW = 44;
const rowHeight = () => ROW;
const phoneRowHeight = () => PHONE_ROW;

interface ChartTreeProps {
  rows: readonly ChartRow[];
  /** Of the item. */
  id: number;
  period: Parameters<typeof itemText.balance>[0];
  isExpanded: (row: ChartRow) => boolean;
  readOnly: boolean;
  onToggle: (code: string) => void;
  onPick: (row: ChartRow) => void;
}

export function ChartTree({ rows, id, period, isExpanded, readOnly, onToggle, onPick }: ChartTreeProps) {
  const frame = useRef<HTMLDivElement>(null);
  const drawn = useWindowRows(frame, rows.length, useMedia(phone) ? phoneRowHeight : rowHeight);
  const acts = { isExpanded, onToggle, onPick: readOnly ? () => {} : onPick };
  const { at, press } = useTreeKeys(rows, acts, { frame, top: drawn.top });
  const head = (
    <>
      <span {...treeHead}>{itemText.account}</span>
      <span {...treeHead}>{treeText.today}</span>
      <span {...treeHead} className={styles.sum}>
        {itemText.balance(period)}
      </span>
    </>
  );
  return (
    <TreeGrid
      label={treeText.title}
      rows={rows.length}
      onKeyDown={press}
      head={head}
      headClass={styles.columns}
      ref={frame}
      height={drawn.top(rows.length)}
    >
      {rows.slice(drawn.from, drawn.to).map((row, offset) => {
        const place = drawn.from + offset;
        return (
          <ChartLine
            key={`${row.code} ${row.isTitle}`}
            row={row}
            id={id}
            place={{
              style: { top: drawn.top(place), height: drawn.top(place + 1) - drawn.top(place) },
              rowIndex: place + 2,
              isStop: place === at || (offset === 0 && (at < drawn.from || at >= drawn.to)),
            }}
            isExpanded={isExpanded(row)}
            readOnly={readOnly}
            onToggle={() => onToggle(row.code)}
            onPick={() => onPick(row)}
          />
        );
      })}
    </TreeGrid>
  );
}
