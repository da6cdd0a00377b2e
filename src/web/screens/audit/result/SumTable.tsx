/** Table of counts and of what is at risk and to be explained, which add up to the open findings, each linking to its list. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatCount } from '#core/money/money.es.ts';
import type { Cents } from '#core/money/money.ts';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { Sum, SumName, Table, type TableColumn } from '../../../ui/table/Table.tsx';
import { resultText } from '../text.es.ts';
import type { OpenSums } from './comparison.ts';

export interface SumRow {
  key: string;
  label: ReactNode;
  /** Signed if it is a change. */
  count: string;
  atRisk: Cents;
  toExplain: Cents;
  /** Link to the findings. */
  to?: string | undefined;
}

interface SumTableProps {
  /** Caption of the rows. */
  title: string;
  rows: readonly SumRow[];
  total: OpenSums & { label: string };
}

const sums: readonly TableColumn<SumRow>[] = [
  { key: 'count', title: resultText.count, cell: (row) => <Count {...row} /> },
  { key: 'atRisk', title: resultText.atRisk, cell: ({ atRisk }) => <Figure amount={atRisk} /> },
  { key: 'toExplain', title: resultText.toExplain, cell: ({ toExplain }) => <Figure amount={toExplain} /> },
];

export function SumTable({ title, rows, total }: SumTableProps) {
  const label: TableColumn<SumRow> = { key: 'label', title, isName: true, cell: (row) => row.label };
  const foot = (
    <tr>
      <SumName>{total.label}</SumName>
      <Sum>
        <span className="n flush">{formatCount(total.count)}</span>
      </Sum>
      <Sum>
        <Figure amount={total.atRisk} />
      </Sum>
      <Sum>
        <Figure amount={total.toExplain} />
      </Sum>
    </tr>
  );
  return <Table look="sums" columns={[label, ...sums]} rows={rows} keyOf={({ key }) => key} foot={foot} />;
}

function Count({ count, to }: SumRow) {
  if (to === undefined) return <span className="n flush">{count}</span>;
  return (
    <Link to={to} className="n flush" preventScrollReset>
      {count}
    </Link>
  );
}
