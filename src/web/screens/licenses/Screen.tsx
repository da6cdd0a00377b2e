/** The licences of every account: filtered, put in order, exported, and each one opened beside the list. */
import { useSearchParams } from 'react-router';
import { licencesFile, useLicences } from '../../data/subscription/licenses.ts';
import { type ListOrder, orderText, useColumns } from '../../lists/columns.ts';
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
import { Filters } from './Filters.tsx';
import { LicenceDrawer } from './LicenceDrawer.tsx';
import { licenceColumns } from './licence-columns.tsx';
import { type LicenceView, viewOf } from './licences-view.ts';
import { licencesText } from './text.es.ts';

export function Screen() {
  const [search, setSearch] = useSearchParams();
  const view = viewOf(search);
  const change = (name: string, value: string | null) => setSearch(withChange(search, name, value), { replace: true });
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
      <LicenceList view={view} onChange={change} onOpen={open} onClear={() => setSearch({})} />
      <LicenceDrawer accountId={view.account} onClose={() => open(null)} />
    </>
  );
}

interface LicenceListProps {
  view: LicenceView;
  onChange: (name: string, value: string | null) => void;
  onOpen: (account: string) => void;
  onClear: () => void;
}

function LicenceList({ view, onChange, onOpen, onClear }: LicenceListProps) {
  const { data, error, refetch } = useLicences({ ...view.filter, page: view.page, pageSize: view.pageSize });
  const choice = useColumns('licencias', licenceColumns);
  const order = { key: view.filter.order, descending: view.filter.descending };
  const setOrder = (asked: ListOrder) => onChange('orden', orderText(asked));
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  const licences = data?.data;
  return (
    <Panel label={licencesText.title} flush>
      <Filters view={view} total={data?.meta.total} onChange={onChange}>
        <ListTools columns={licenceColumns} choice={choice} order={order} onOrder={setOrder} />
      </Filters>
      {licences === undefined && <SkeletonRows rows={8} columns="2fr 1fr 1fr 1fr 1fr 1fr" height={52} />}
      {licences?.length === 0 && (
        <EmptyState action={view.isFiltered && <Button onClick={onClear}>{listText.clear}</Button>}>
          {view.isFiltered ? licencesText.noMatch : licencesText.empty}
        </EmptyState>
      )}
      {licences !== undefined && licences.length > 0 && (
        <ListTable
          columns={choice.shown}
          rows={licences}
          keyOf={({ id }) => id}
          order={order}
          onOrder={setOrder}
          actionsOf={({ id, attributes }) => (
            <Button size="small" aria-label={licencesText.manageOf(attributes.account)} onClick={() => onOpen(id)}>
              {licencesText.manage}
            </Button>
          )}
        />
      )}
      {data && <Pages meta={data.meta} onPage={(page) => onChange('pagina', String(page))} />}
    </Panel>
  );
}
