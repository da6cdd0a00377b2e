/** Imports and companies by software, with the share of each. */
import type { Usage } from '#api/audits/usage/contract.ts';
import { Text } from '../../ui/layout/Text.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { Sum, SumName, Table } from '../../ui/table/Table.tsx';
import { Narrowed } from './Narrowed.tsx';
import styles from './Screen.module.css';
import { parts, reportsText } from './text.es.ts';

const text = reportsText.bySoftware;
const figure = (value: number) => <Text figures>{reportsText.count(value)}</Text>;

const linked = (row: Usage['software'][number], key: 'imports' | 'companies') => (
  <Text figures>
    <Narrowed
      to={{ software: String(row.id) }}
      label={reportsText.figureOf(row.name, text.columns[key], reportsText.count(row[key]))}
    >
      {reportsText.count(row[key])}
    </Narrowed>
  </Text>
);

export function SoftwareTable({ rows }: { rows: Usage['software'] }) {
  const most = Math.max(1, ...rows.map(({ imports }) => imports));
  const sum = (key: 'imports' | 'companies') => rows.reduce((total, row) => total + row[key], 0);
  return (
    <Panel title={text.title} id={parts.software} flush>
      {rows.length === 0 ? (
        <EmptyState>{text.none}</EmptyState>
      ) : (
        <Table
          asCards={false}
          columns={[
            {
              key: 'name',
              title: text.columns.name,
              isName: true,
              cell: ({ id, name }) => <Narrowed to={{ software: String(id) }}>{name}</Narrowed>,
            },
            {
              key: 'share',
              title: text.columns.share,
              className: styles.share,
              cell: ({ id, imports }) => (
                <i
                  className={id === rows[0]!.id ? styles.first : undefined}
                  style={{ width: `${(imports / most) * 100}%` }}
                />
              ),
            },
            { key: 'imports', title: text.columns.imports, isFigure: true, cell: (row) => linked(row, 'imports') },
            {
              key: 'companies',
              title: text.columns.companies,
              isFigure: true,
              cell: (row) => linked(row, 'companies'),
            },
          ]}
          rows={rows}
          keyOf={({ id }) => id}
          foot={
            <tr>
              <SumName span={2}>{text.total}</SumName>
              <Sum>{figure(sum('imports'))}</Sum>
              <Sum>{figure(sum('companies'))}</Sum>
            </tr>
          }
        />
      )}
    </Panel>
  );
}
