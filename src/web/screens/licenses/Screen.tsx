/** The licences of every account: filtered, put in order, exported, and each one opened beside the list. */
import { useSearchParams } from 'react-router';
import { licencesFile, useLicences } from '../../data/subscription/licenses.ts';
import { orderText } from '../../lists/columns.ts';
import { ExportButton } from '../../lists/ExportButton.tsx';
import { ListPanel } from '../../lists/ListPanel.tsx';
import { type ListAddress, useListAddress } from '../../lists/use-list-address.ts';
import { Button } from '../../ui/control/Button.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Filters } from './Filters.tsx';
import { LicenceDrawer } from './LicenceDrawer.tsx';
import { licenceColumns } from './licence-columns.tsx';
import { type LicenceView, viewOf } from './licences-view.ts';
import { licencesText } from './text.es.ts';

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
        title={licencesText.title}
        context={licencesText.context}
        actions={<ExportButton file={licencesFile} filter={view.filter} />}
      />
      <LicenceList view={view} address={address} onOpen={open} />
      <LicenceDrawer accountId={view.account} onClose={() => open(null)} />
    </>
  );
}

interface LicenceListProps {
  view: LicenceView;
  address: ListAddress;
  onOpen: (account: string) => void;
}

function LicenceList({ view, address: { change, clear }, onOpen }: LicenceListProps) {
  const list = useLicences({ ...view.filter, page: view.page, pageSize: view.pageSize });
  return (
    <ListPanel
      name="licencias"
      label={licencesText.title}
      list={list}
      columns={licenceColumns}
      keyOf={({ id }) => id}
      order={{ key: view.filter.order, descending: view.filter.descending }}
      onOrder={(order) => change('orden', orderText(order))}
      actionsOf={({ id, attributes }) => (
        <Button size="small" aria-label={licencesText.manageOf(attributes.account)} onClick={() => onOpen(id)}>
          {licencesText.manage}
        </Button>
      )}
      filters={<Filters view={view} onChange={change} />}
      count={list.data && licencesText.count(list.data.meta.total)}
      nothing={{
        isFiltered: view.isFiltered,
        empty: licencesText.empty,
        noMatch: licencesText.noMatch,
        onClear: clear,
      }}
      onPage={(page) => change('pagina', String(page))}
      skeleton="2fr 1fr 1fr 1fr 1fr 1fr"
    />
  );
}
