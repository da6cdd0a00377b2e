/** Table of counts and amounts that add up to the open findings, each linking to its list. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatCount } from '#core/money/money.es.ts';
import type { Cents } from '#core/money/money.ts';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { Sum, SumName, Table, type TableColumn } from '../../../ui/table/Table.tsx';
import { resultText } from '../text.es.ts';
import type { CountAndAmount } from './comparison.ts';

export interface SumRow {
  key: string;
  label: ReactNode;
  /** Signed if it is a change. */
  count: string;
  amount: Cents | string;
  /** Link to the findings. */
  to?: string | undefined;
}

interface SumTableProps {
  /** Caption of the rows. */
  title: string;
  rows: readonly SumRow[];
  total: CountAndAmount & { label: string };
}

const countAndAmount: readonly TableColumn<SumRow>[] = [
  { key: 'count', title: resultText.count, cell: (row) => <Count {...row} /> },
  { key: 'amount', title: resultText.amount, cell: ({ amount }) => <Figure amount={amount} /> },
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
        <Figure amount={total.amount} />
      </Sum>
    </tr>
  );
  return <Table look="sums" columns={[label, ...countAndAmount]} rows={rows} keyOf={({ key }) => key} foot={foot} />;
}

function Count({ count, to }: SumRow) {
  if (to === undefined) return <span className="n flush">{count}</span>;
  return (
    <Link to={to} className="n flush" preventScrollReset>
      {count}
    </Link>
  );
}
