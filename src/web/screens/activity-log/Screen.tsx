/** Activity log: filtered, paginated, verified and exported. */

import { activityLogFile, useActivityLog, useLoggedUsers } from '#web/data/activity-log.ts';
import { useCompanies } from '../../data/companies/companies.ts';
import { useGuideValidations } from '../../data/guide/guide.ts';
import { isAdmin } from '../../data/session/session.ts';
import { ExportButton } from '../../lists/ExportButton.tsx';
import { ListPanel } from '../../lists/ListPanel.tsx';
import { pageSizeParameter } from '../../lists/list-address.ts';
import { type ListAddress, useListAddress } from '../../lists/use-list-address.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { type RecordView, viewOf } from './activity-log-view.ts';
import { entryColumns } from './entry-columns.tsx';
import { Filters } from './Filters.tsx';
import { activityLogText } from './text.es.ts';
import { Verification } from './Verification.tsx';

export function Screen() {
  const address = useListAddress();
  const view = viewOf(address.search);
  return (
    <>
      <PageHeader
        title={activityLogText.title}
        context={isAdmin() ? activityLogText.staffContext : activityLogText.context}
        actions={<ExportButton file={activityLogFile} filter={view.filter} disabled={view.isBackwards} />}
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
  const list = useActivityLog({ ...view.filter, page: view.page, pageSize: view.pageSize }, !view.isBackwards);
  const { data: companies = [] } = useCompanies();
  const { data: users = [] } = useLoggedUsers();
  const accounts = new Map(users.map(({ attributes: { account } }) => [account.id, account.name]));
  const names = new Map(companies.map(({ id, attributes }) => [id, attributes.comp_business_name]));
  const { data: validations = [] } = useGuideValidations();
  const columns = entryColumns({ companies: names, accounts: isAdmin() ? accounts : new Map(), validations });
  return (
    <ListPanel
      name="registro"
      label={activityLogText.title}
      list={view.isBackwards ? { ...list, data: { data: [] } } : list}
      columns={columns}
      keyOf={({ id, attributes }) => `${attributes.account} ${id}`}
      order={{ key: 'fecha', descending: view.filter.sort !== 'at' }}
      onOrder={({ descending }) => change('orden', descending ? null : 'fecha')}
      filters={<Filters view={view} companies={names} onChange={change} />}
      count={!view.isBackwards && list.data && activityLogText.count(list.data.meta.total)}
      nothing={{
        isFiltered: view.isFiltered,
        empty: activityLogText.empty,
        noMatch: view.isBackwards ? activityLogText.backwards : activityLogText.nothing,
        onClear: clear,
      }}
      onPage={(page) => change('pagina', String(page))}
      onPageSize={(size) => change(pageSizeParameter, String(size))}
      skeleton="1fr 1fr 2fr 2fr"
    />
  );
}
