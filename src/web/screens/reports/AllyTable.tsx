/** Companies, users and activity by ally. */
import { useState } from 'react';
import type { Usage } from '#api/audits/usage/contract.ts';
import { Text } from '../../ui/layout/Text.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { Select } from '../../ui/select/Select.tsx';
import { Sum, SumName, Table, type TableColumn } from '../../ui/table/Table.tsx';
import { Narrowed } from './Narrowed.tsx';
import { reportsText } from './text.es.ts';
import { noAlly } from './usage-view.ts';

const text = reportsText.byAlly;
const orders = ['audits', 'companies', 'users'] as const;
type Row = Usage['allies'][number];
const figure = (value: number) => <Text figures>{reportsText.count(value)}</Text>;

const nameOf = ({ ally }: Row) => reportsText.allyName(ally) || reportsText.noAlly;

export function AllyTable({ rows, lastMonth }: { rows: readonly Row[]; lastMonth: string }) {
  const [order, setOrder] = useState<(typeof orders)[number]>('audits');
  const sum = (key: (typeof orders)[number]) => rows.reduce((total, row) => total + row[key], 0);
  return (
    <Panel
      title={text.title}
      actions={
        <Select<(typeof orders)[number]>
          aria-label={text.order}
          value={order}
          options={orders.map((value) => ({ value, label: `${text.order} ${text.orders[value].toLowerCase()}` }))}
          onChange={setOrder}
        />
      }
      flush
    >
      <Table
        columns={columnsOf(lastMonth)}
        rows={rows.toSorted((a, b) => b[order] - a[order])}
        keyOf={({ ally }) => ally}
        foot={
          <tr>
            <SumName>{text.total(rows.length)}</SumName>
            <Sum>{figure(sum('companies'))}</Sum>
            <Sum>{figure(sum('users'))}</Sum>
            <Sum>{figure(sum('audits'))}</Sum>
            <td colSpan={2} />
          </tr>
        }
      />
    </Panel>
  );
}

function columnsOf(lastMonth: string): TableColumn<Row>[] {
  const count = (key: (typeof orders)[number]): TableColumn<Row> => ({
    key,
    title: text.columns[key],
    isFigure: true,
    cell: (row) => (
      <Text figures>
        <Narrowed
          to={{ aliado: row.ally || noAlly }}
          label={reportsText.figureOf(nameOf(row), text.columns[key], reportsText.count(row[key]))}
        >
          {reportsText.count(row[key])}
        </Narrowed>
      </Text>
    ),
  });
  return [
    {
      key: 'ally',
      title: text.columns.ally,
      isName: true,
      cell: (row) => <Narrowed to={{ aliado: row.ally || noAlly }}>{nameOf(row)}</Narrowed>,
    },
    count('companies'),
    count('users'),
    count('audits'),
    {
      key: 'audited',
      title: text.columns.audited(reportsText.fullMonth(lastMonth)),
      isFigure: true,
      cell: ({ audited }) => <Text figures>{reportsText.percent(audited)}</Text>,
    },
    {
      key: 'last',
      title: text.columns.last,
      isFigure: true,
      cell: ({ lastActive }) => (
        <span className="mut">{lastActive === null ? text.never : reportsText.day(lastActive)}</span>
      ),
    },
  ];
}
