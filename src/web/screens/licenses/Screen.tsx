/** Licenses of all accounts: filter, sort, export, drawer. */
import { useSearchParams } from 'react-router';
import { licensesFile, useLicenses } from '../../data/subscription/licenses.ts';
import { orderOf, orderText } from '../../lists/columns.ts';
import { ExportButton } from '../../lists/ExportButton.tsx';
import { ListPanel } from '../../lists/ListPanel.tsx';
import { pageSizeParameter } from '../../lists/list-address.ts';
import { type ListAddress, useListAddress } from '../../lists/use-list-address.ts';
import { Button } from '../../ui/control/Button.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Filters } from './Filters.tsx';
import { LicenseCharts } from './LicenseCharts.tsx';
import { LicenseDrawer } from './LicenseDrawer.tsx';
import { licenseColumns } from './license-columns.tsx';
import { type LicenseView, viewOf } from './licenses-view.ts';
import { licensesText } from './text.es.ts';

export function Screen() {
  const [search, setSearch] = useSearchParams();
  const address = useListAddress();
  const view = viewOf(search);
  const open = (account: string | null) => {
    const next = new URLSearchParams(search);
    if (account === null) next.delete('cuenta');
    else next.set('cuenta', account);
    setSearch(next);
  };
  return (
    <>
      <PageHeader
        title={licensesText.title}
        context={licensesText.context}
        actions={<ExportButton file={licensesFile} filter={view.filter} />}
      />
      <LicenseCharts />
      <LicenseList view={view} address={address} onOpen={open} />
      <LicenseDrawer accountId={view.account} onClose={() => open(null)} />
    </>
  );
}

interface LicenseListProps {
  view: LicenseView;
  address: ListAddress;
  onOpen: (account: string) => void;
}

function LicenseList({ view, address: { change, clear }, onOpen }: LicenseListProps) {
  const list = useLicenses({ ...view.filter, page: view.page, pageSize: view.pageSize });
  return (
    <ListPanel
      name="licencias"
      label={licensesText.title}
      list={list}
      columns={licenseColumns}
      keyOf={({ id }) => id}
      order={orderOf(view.filter.sort)}
      onOrder={(order) => change('orden', orderText(order))}
      actionsOf={({ id, attributes }) => (
        <Button size="small" aria-label={licensesText.manageOf(attributes.account)} onClick={() => onOpen(id)}>
          {licensesText.manage}
        </Button>
      )}
      filters={<Filters view={view} onChange={change} />}
      count={list.data && licensesText.count(list.data.meta.total)}
      nothing={{
        isFiltered: view.isFiltered,
        empty: licensesText.empty,
        noMatch: licensesText.noMatch,
        onClear: clear,
      }}
      onPage={(page) => change('pagina', String(page))}
      onPageSize={(size) => change(pageSizeParameter, String(size))}
      skeleton="2fr 1fr 1fr 1fr 1fr 1fr"
    />
  );
}
