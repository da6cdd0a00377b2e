/** Who did what to which: filtered, read page by page, verified and exported. */
import { useCompanies } from '../../data/companies/companies.ts';
import { recordFile, useRecord, useRecordedPeople } from '../../data/record.ts';
import { isAdmin } from '../../data/session/session.ts';
import { ExportButton } from '../../lists/ExportButton.tsx';
import { ListPanel } from '../../lists/ListPanel.tsx';
import { type ListAddress, useListAddress } from '../../lists/use-list-address.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { entryColumns } from './entry-columns.tsx';
import { Filters } from './Filters.tsx';
import { type RecordView, viewOf } from './record-view.ts';
import { recordText } from './text.es.ts';
import { Verification } from './Verification.tsx';

export function Screen() {
  const address = useListAddress();
  const view = viewOf(address.search);
  return (
    <>
      <PageHeader
        title={recordText.title}
        context={isAdmin() ? recordText.staffContext : recordText.context}
        actions={<ExportButton file={recordFile} filter={view.filter} disabled={view.isBackwards} />}
      />
      <Verification account={view.filter.account} />
      <Entries view={view} address={address} />
    </>
  );
}

interface EntriesProps {
  view: RecordView;
  address: ListAddress;
}

function Entries({ view, address: { change, clear } }: EntriesProps) {
  const list = useRecord({ ...view.filter, page: view.page, pageSize: view.pageSize }, !view.isBackwards);
  const { data: companies = [] } = useCompanies();
  const { data: people = [] } = useRecordedPeople();
  const accounts = new Map(people.map(({ attributes: { account } }) => [account.id, account.name]));
  const names = new Map(companies.map(({ id, attributes }) => [id, attributes.comp_business_name]));
  const columns = entryColumns({ companies: names, accounts: isAdmin() ? accounts : new Map() });
  return (
    <ListPanel
      name="registro"
      label={recordText.title}
      list={view.isBackwards ? { ...list, data: { data: [] } } : list}
      columns={columns}
      keyOf={({ id, attributes }) => `${attributes.account} ${id}`}
      order={{ key: 'fecha', descending: view.filter.oldestFirst !== true }}
      onOrder={({ descending }) => change('orden', descending ? null : 'fecha')}
      filters={<Filters view={view} companies={names} onChange={change} />}
      count={!view.isBackwards && list.data && recordText.count(list.data.meta.total)}
      nothing={{
        isFiltered: view.isFiltered,
        empty: recordText.empty,
        noMatch: view.isBackwards ? recordText.backwards : recordText.nothing,
        onClear: clear,
      }}
      onPage={(page) => change('pagina', String(page))}
      skeleton="1fr 1fr 2fr 2fr"
    />
  );
}
