/** First parsed rows with their row numbers in the file. */
import type { TriedColumns } from '#api/balances/column-mappings/contract.ts';
import { formatNit } from '#core/identity/nit.ts';
import { Figure } from '../../../../ui/mark/Figure.tsx';
import { Panel } from '../../../../ui/page/Panel.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { ScrollFrame } from '../../../../ui/table/ScrollFrame.tsx';
import { Table, type TableColumn } from '../../../../ui/table/Table.tsx';
import { columnsText, roleName } from './text.es.ts';

type ReadRow = TriedColumns['firstRows'][number];

const amounts = (['opening', 'debit', 'credit', 'closing'] as const).map(
  (role): TableColumn<ReadRow> => ({
    key: role,
    title: roleName[role],
    isFigure: true,
    cell: (row) => <Figure amount={row[role]} detail />,
  }),
);

const columns: readonly TableColumn<ReadRow>[] = [
  { key: 'row', title: columnsText.row, isName: true, isNarrow: true, className: 'n flush', cell: ({ row }) => row },
  {
    key: 'account',
    title: columnsText.account,
    hint: ({ account, accountName }) => `${account} ${accountName}`,
    cell: ({ account, accountName }) => (
      <>
        <span className="n flush">{account}</span> {accountName}
      </>
    ),
  },
  {
    key: 'id',
    title: roleName.id,
    isNarrow: true,
    className: 'n flush',
    cell: ({ nit }) => (nit ? formatNit(nit) : ''),
  },
  {
    key: 'third-party',
    title: columnsText.thirdParty,
    hint: ({ thirdPartyName }) => thirdPartyName,
    cell: ({ thirdPartyName }) => thirdPartyName,
  },
  ...amounts,
];

export function FirstRows({ rows }: { rows: readonly ReadRow[] }) {
  return (
    <Panel title={columnsText.firstRows} flush>
      {rows.length === 0 ? (
        <EmptyState>{columnsText.noRows}</EmptyState>
      ) : (
        <ScrollFrame inPanel label={columnsText.firstRowsFrame}>
          <Table look="dense" columns={columns} rows={rows} keyOf={({ row }) => row} />
        </ScrollFrame>
      )}
    </Panel>
  );
}
