/** Companies with a third party in their books, each month a link to its audit. */
import { Fragment } from 'react';
import { Link } from 'react-router';
import { formatNit } from '#core/identity/nit.ts';
import type { DianList } from '#core/reference/dian/dian-list.ts';
import { type DifferencesQuery, useTouchedCompanies } from '../../data/audits/dian-lists.ts';
import { auditPath } from '../../data/routes/company-route.ts';
import { Second } from '../../ui/layout/Text.tsx';
import { Drawer } from '../../ui/overlay/Drawer.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { Table } from '../../ui/table/Table.tsx';
import { dianListsText } from './text.es.ts';

const text = dianListsText.companies;

interface CompaniesProps {
  list: DianList;
  query: DifferencesQuery;
  /** Of the third party; null: closed. */
  nit: string | null;
  onClose: () => void;
}

export function Companies({ nit, onClose, ...asked }: CompaniesProps) {
  return (
    <Drawer
      openedBy="address"
      open={nit !== null}
      onClose={onClose}
      width={520}
      title={text.title(formatNit(nit ?? ''))}
      flush
    >
      {nit !== null && <List nit={nit} {...asked} />}
    </Drawer>
  );
}

function List({ list, query, nit }: Omit<CompaniesProps, 'onClose'>) {
  const { data, error, refetch } = useTouchedCompanies(list, query, nit);
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonRows rows={3} columns="2fr 1fr" />;
  if (data.length === 0) return <EmptyState>{text.none}</EmptyState>;
  return (
    <Table
      columns={[
        {
          key: 'company',
          title: text.company,
          isName: true,
          cell: ({ id, name, nit: own, dv }) => (
            <>
              <Link to={`/empresa/${id}`}>{name}</Link>
              <Second>{formatNit(own, dv)}</Second>
            </>
          ),
        },
        {
          key: 'months',
          title: text.months,
          cell: ({ id, months }) =>
            months.map((month, index) => (
              <Fragment key={month}>
                {index > 0 && ', '}
                <Link to={`${auditPath(id)}?mes=${month}`}>{dianListsText.month(month)}</Link>
              </Fragment>
            )),
        },
      ]}
      rows={data}
      keyOf={({ id }) => id}
    />
  );
}
