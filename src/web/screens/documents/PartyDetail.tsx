/** Both sides of a third party: its documents at the DIAN, and the rows of the month's balance. */
import { Link } from 'react-router';
import type { PartyDocuments } from '#api/audits/crossed-documents/contract.ts';
import type { DocumentPlace } from '#core/source/crossing.ts';
import { documentKindName, placeName } from '#core/source/crossing-words.es.ts';
import { type CrossedView, usePartyDocuments } from '../../data/balances/crossed-documents.ts';
import { balancePath } from '../../data/routes/company-route.ts';
import { Columns, Stack } from '../../ui/layout/Layout.tsx';
import { Second, Text } from '../../ui/layout/Text.tsx';
import { type Mark, SeverityMark } from '../../ui/mark/SeverityMark.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { Table, type TableColumn } from '../../ui/table/Table.tsx';
import { documentsText as text } from './text.es.ts';

type Document = PartyDocuments['documents'][number];
type BalanceRow = PartyDocuments['rows'][number];

const marks: Readonly<Record<DocumentPlace, Mark>> = { booked: 'correcto', open: 'alta', waits: 'informativa' };

const documentColumns: TableColumn<Document>[] = [
  {
    key: 'folio',
    title: text.folio,
    isName: true,
    cell: ({ kind, folio, cufe, day }) => (
      <div title={cufe}>
        {folio}
        <Second>
          {documentKindName[kind]}, {text.dayOf(day)}
        </Second>
      </div>
    ),
  },
  { key: 'base', title: text.base, isFigure: true, cell: ({ base }) => text.amount(base) },
  { key: 'vat', title: text.vat, isFigure: true, cell: ({ vat }) => text.amount(vat) },
  { key: 'total', title: text.sum, isFigure: true, cell: ({ total }) => text.amount(total) },
  {
    key: 'place',
    title: text.place,
    cell: ({ place }) => <SeverityMark mark={marks[place]}>{placeName[place]}</SeverityMark>,
  },
];

const rowColumns: TableColumn<BalanceRow>[] = [
  {
    key: 'account',
    title: text.account,
    isName: true,
    cell: ({ account, accountName }) => (
      <div>
        {account}
        <Second>{accountName}</Second>
      </div>
    ),
  },
  { key: 'debit', title: text.debit, isFigure: true, cell: ({ debit }) => text.amount(debit) },
  { key: 'credit', title: text.credit, isFigure: true, cell: ({ credit }) => text.amount(credit) },
  { key: 'row', title: text.row, isFigure: true, cell: ({ row }) => text.count(row) },
];

interface PartyDetailProps {
  company: number;
  view: CrossedView;
  /** Key of the third party. */
  party: string;
}

export function PartyDetail({ company, view, party }: PartyDetailProps) {
  const { data, error, refetch } = usePartyDocuments(company, { ...view, key: party });
  if (error && !data) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={3} columns="1fr 1fr" />;
  const { documents, rows } = data;
  return (
    <Columns of="1fr 1fr" gap={16} below={8} until="tablet">
      <Stack gap={6} as="section" aria-label={text.ofDian(documents.length)}>
        <Text as="h3" weight="strong">
          {text.ofDian(documents.length)}
        </Text>
        {documents.length === 0 ? (
          <Text tone="muted">{text.noDocuments}</Text>
        ) : (
          <Table columns={documentColumns} rows={documents} keyOf={({ cufe, folio }) => `${cufe} ${folio}`} />
        )}
      </Stack>
      <Stack gap={6} as="section" aria-label={text.ofBooks(rows.length)}>
        <Text as="h3" weight="strong">
          {text.ofBooks(rows.length)}
        </Text>
        {rows.length === 0 ? (
          <Text tone="muted">{text.noRows}</Text>
        ) : (
          <Table columns={rowColumns} rows={rows} keyOf={({ row }) => row} />
        )}
        <Link to={balancePath(company, { mes: view.period, lista: 'tercero', tercero: party })}>{text.seeBalance}</Link>
      </Stack>
    </Columns>
  );
}
