/** What companies of a group do not agree on: both figures, and their difference. */
import type { ConsolidatedDocument } from '#api/statements/consolidated/contract.ts';
import { Panel } from '../../../ui/page/Panel.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { Table, type TableColumn } from '../../../ui/table/Table.tsx';
import { groupText } from './text.es.ts';

type Difference = ConsolidatedDocument['differences'][number];

interface DifferencesProps {
  companies: ConsolidatedDocument['companies'];
  differences: readonly Difference[];
}

export function Differences({ companies, differences }: DifferencesProps) {
  if (differences.length === 0) return <Notice>{groupText.agree}</Notice>;
  const nameOf = (id: number | undefined) => companies.find((one) => one.id === id)?.name ?? '';
  const columns: TableColumn<Difference>[] = [
    {
      key: 'pair',
      title: groupText.between,
      isName: true,
      cell: ({ companies: [one, other] }) => groupText.pair(nameOf(one), nameOf(other)),
    },
    { key: 'kind', title: groupText.kind, cell: ({ kind }) => groupText.kinds[kind] },
    { key: 'one', title: groupText.one, isFigure: true, cell: ({ amounts }) => groupText.amount(amounts[0]!) },
    { key: 'other', title: groupText.other, isFigure: true, cell: ({ amounts }) => groupText.amount(amounts[1]!) },
    { key: 'left', title: groupText.difference, isFigure: true, cell: (one) => groupText.amount(one.difference) },
  ];
  return (
    <Panel title={groupText.differences} flush>
      <Table columns={columns} rows={differences} keyOf={({ companies: pair, kind }) => `${pair.join(' ')} ${kind}`} />
    </Panel>
  );
}
