/** Who did what to which: filtered, read page by page, verified and exported. */
import { useSearchParams } from 'react-router';
import { useCompanies } from '../../data/companies/companies.ts';
import { recordFile, useRecord, useRecordedPeople } from '../../data/record.ts';
import { isAdmin } from '../../data/session/session.ts';
import { type ListOrder, useColumns } from '../../lists/columns.ts';
import { ExportButton } from '../../lists/ExportButton.tsx';
import { ListTable } from '../../lists/ListTable.tsx';
import { ListTools } from '../../lists/ListTools.tsx';
import { withChange } from '../../lists/list-address.ts';
import { Pages } from '../../lists/Pages.tsx';
import { listText } from '../../lists/text.es.ts';
import { Button } from '../../ui/control/Button.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { entryColumns } from './entry-columns.tsx';
import { Filters } from './Filters.tsx';
import { type RecordView, viewOf } from './record-view.ts';
import { recordText } from './text.es.ts';
import { Verification } from './Verification.tsx';

export function Screen() {
  const [search, setSearch] = useSearchParams();
  const view = viewOf(search);
  const change = (name: string, value: string | null) => setSearch(withChange(search, name, value), { replace: true });
  return (
    <>
      <PageHeader
        title={recordText.title}
        context={isAdmin() ? recordText.staffContext : recordText.context}
        actions={<ExportButton file={recordFile} filter={view.filter} disabled={view.isBackwards} />}
      />
      <Verification account={view.filter.account} />
      <Entries view={view} onChange={change} onClear={() => setSearch({})} />
    </>
  );
}

interface EntriesProps {
  view: RecordView;
  onChange: (name: string, value: string | null) => void;
  onClear: () => void;
}

function Entries({ view, onChange, onClear }: EntriesProps) {
  const { data, error, refetch } = useRecord(
    { ...view.filter, page: view.page, pageSize: view.pageSize },
    !view.isBackwards,
  );
  const { data: companies = [] } = useCompanies();
  const { data: people = [] } = useRecordedPeople();
  const accounts = new Map(people.map(({ attributes: { account } }) => [account.id, account.name]));
  const names = new Map(companies.map(({ id, attributes }) => [id, attributes.comp_business_name]));
  const columns = entryColumns({ companies: names, accounts: isAdmin() ? accounts : new Map() });
  const choice = useColumns('registro', columns);
  const order = { key: 'fecha', descending: view.filter.oldestFirst !== true };
  const setOrder = ({ descending }: ListOrder) => onChange('orden', descending ? null : 'fecha');
  const entries = view.isBackwards ? [] : data?.data;
  return (
    <Panel label={recordText.title} flush>
      <Filters
        view={view}
        companies={names}
        total={view.isBackwards ? undefined : data?.meta.total}
        onChange={onChange}
      >
        <ListTools columns={columns} choice={choice} order={order} onOrder={setOrder} />
      </Filters>
      {view.isBackwards && <EmptyState>{recordText.backwards}</EmptyState>}
      {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {entries === undefined && !error && <SkeletonRows rows={10} columns="1fr 1fr 2fr 2fr" height={52} />}
      {entries?.length === 0 && !view.isBackwards && (
        <EmptyState action={view.isFiltered && <Button onClick={onClear}>{listText.clear}</Button>}>
          {view.isFiltered ? recordText.nothing : recordText.empty}
        </EmptyState>
      )}
      {entries !== undefined && entries.length > 0 && (
        <ListTable
          columns={choice.shown}
          rows={entries}
          order={order}
          onOrder={setOrder}
          keyOf={({ id, attributes }) => `${attributes.account} ${id}`}
        />
      )}
      {data && !view.isBackwards && <Pages meta={data.meta} onPage={(page) => onChange('pagina', String(page))} />}
    </Panel>
  );
}
