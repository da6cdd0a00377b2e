/** Loads of a list, and files that were refused. */
import type { DianLoadRow } from '../../data/audits/dian-lists.ts';
import { Row } from '../../ui/layout/Layout.tsx';
import { Second, Text } from '../../ui/layout/Text.tsx';
import { SeverityIcon } from '../../ui/mark/SeverityMark.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { Table, type TableColumn } from '../../ui/table/Table.tsx';
import { dianListsText } from './text.es.ts';

const text = dianListsText.history;

export function History({ loads }: { loads: readonly DianLoadRow[] }) {
  return (
    <Panel title={text.title} flush>
      {loads.length === 0 ? (
        <EmptyState>{text.empty}</EmptyState>
      ) : (
        <Table columns={columns} rows={loads} keyOf={({ number, loadedAt }) => `${number} ${loadedAt}`} />
      )}
    </Panel>
  );
}

const columns: readonly TableColumn<DianLoadRow>[] = [
  { key: 'at', title: text.columns.at, cell: ({ loadedAt }) => <Text figures>{dianListsText.when(loadedAt)}</Text> },
  {
    key: 'file',
    title: text.columns.file,
    isName: true,
    cell: ({ fileName, problem }) => (
      <>
        <Text overflow="breaks">{fileName}</Text>
        {problem !== null && <Second>{problem}</Second>}
      </>
    ),
  },
  { key: 'from', title: text.columns.from, cell: ({ from }) => <Text figures>{dianListsText.day(from)}</Text> },
  {
    key: 'count',
    title: text.columns.count,
    isFigure: true,
    cell: ({ number, count }) => <Text figures>{number === null ? '–' : dianListsText.count(count)}</Text>,
  },
  {
    key: 'by',
    title: text.columns.by,
    cell: ({ loadedBy }) => <span className="mut">{loadedBy ?? dianListsText.ofProgram}</span>,
  },
  {
    key: 'state',
    title: text.columns.state,
    cell: ({ state }) => (
      <Row as="span" inline gap={6}>
        {state === 'current' && <SeverityIcon mark="correcto" />}
        {state === 'refused' && <SeverityIcon mark="media" />}
        {text.state[state]}
      </Row>
    ),
  },
];
