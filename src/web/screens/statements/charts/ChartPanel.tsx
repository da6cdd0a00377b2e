/** A chart of a statement, drawn in the width that there is, and the same figures as a table. */
import { type ReactNode, useRef, useState } from 'react';
import type { Cents } from '#core/money/money.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { useWidth } from '../../../ui/page/use-media.ts';
import { Table, type TableColumn } from '../../../ui/table/Table.tsx';
import styles from '../Statements.module.css';
import { chartText } from '../text.es.ts';

/** px until the panel is measured. */
const USUAL = 1100;
const LEAST = 280;

/** What the chart draws, for whoever reads figures. */
export interface ChartTable {
  /** Titles of the figures. */
  columns: readonly string[];
  /** Of a UVT, which are told. */
  hasHundredths?: boolean;
  rows: readonly { key: string; label: string; amounts: readonly (Cents | null)[]; isTotal?: boolean }[];
}

interface ChartPanelProps {
  title: string;
  note: string;
  table: ChartTable;
  /** `width`: px. */
  children: (width: number) => ReactNode;
}

export function ChartPanel({ title, note, table, children }: ChartPanelProps) {
  const [asTable, setAsTable] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const width = Math.max(LEAST, useWidth(frame) ?? USUAL);
  return (
    <Panel
      title={title}
      note={note}
      flush
      className={styles.chart}
      actions={
        <Button type="inline" onClick={() => setAsTable(!asTable)}>
          {asTable ? chartText.asChart : chartText.asTable}
        </Button>
      }
    >
      <div ref={frame} className={styles.drawing}>
        {asTable ? (
          <Table look="sums" columns={columnsOf(table)} rows={table.rows} keyOf={({ key }) => key} />
        ) : (
          children(width)
        )}
      </div>
    </Panel>
  );
}

type TableRow = ChartTable['rows'][number];

function columnsOf({ columns, hasHundredths = false }: ChartTable): TableColumn<TableRow>[] {
  return [
    {
      key: 'label',
      title: chartText.concept,
      isName: true,
      cell: ({ label, isTotal }) => (isTotal ? <b>{label}</b> : label),
    },
    ...columns.map(
      (title, at): TableColumn<TableRow> => ({
        key: title,
        title,
        isFigure: true,
        cell: ({ amounts }) => {
          const amount = amounts[at] ?? null;
          return amount === null ? '' : <Figure amount={amount} detail={hasHundredths} />;
        },
      }),
    ),
  ];
}
