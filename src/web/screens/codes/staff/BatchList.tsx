/** Batches of codes with how many there are in each state: searched and put in order; each can be looked into, exported and annulled. */
import { useSearchParams } from 'react-router';
import type { Batch } from '#api/subscription/codes/contract.ts';
import { codesFile, useBatches } from '../../../data/subscription/codes.ts';
import { type ListOrder, orderText, useColumns } from '../../../lists/columns.ts';
import { ExportButton } from '../../../lists/ExportButton.tsx';
import lists from '../../../lists/Lists.module.css';
import { ListTable } from '../../../lists/ListTable.tsx';
import { ListTools } from '../../../lists/ListTools.tsx';
import { Pages } from '../../../lists/Pages.tsx';
import { SearchField } from '../../../lists/SearchField.tsx';
import { listText } from '../../../lists/text.es.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { staffText } from '../text.es.ts';
import { Annul } from './Annul.tsx';
import { batchColumns } from './batch-columns.tsx';
import { batchesViewOf, withBatchChange } from './batches-view.ts';
import styles from './Staff.module.css';

interface BatchListProps {
  chosen: string | undefined;
}

export function BatchList({ chosen }: BatchListProps) {
  const [search, setSearch] = useSearchParams();
  const view = batchesViewOf(search);
  const { data, error, refetch } = useBatches(view);
  const choice = useColumns('lotes', batchColumns);
  const change = (...what: [Parameters<typeof withBatchChange>[1], string]) =>
    setSearch(withBatchChange(search, ...what), { replace: true, preventScrollReset: true });
  const order = { key: view.order ?? '', descending: view.descending ?? false };
  const setOrder = (asked: ListOrder) => change('order', orderText(asked));
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  const batches = data?.data;
  return (
    <Panel title={staffText.batches} flush>
      {(view.q !== undefined || (batches?.length ?? 0) > 0) && (
        <div className={lists.bar}>
          <SearchField
            label={staffText.searchBatchLabel}
            placeholder={staffText.searchBatch}
            value={view.q ?? ''}
            onChange={(words) => change('q', words)}
          />
          <span className="mut" role="status">
            {data && staffText.countBatches(data.meta.total)}
          </span>
          <ListTools columns={batchColumns} choice={choice} order={order} onOrder={setOrder} />
        </div>
      )}
      {batches === undefined && <SkeletonRows rows={4} columns="2fr 2fr 1fr 1fr" height={52} />}
      {batches?.length === 0 && (
        <EmptyState action={view.q !== undefined && <Button onClick={() => change('q', '')}>{listText.clear}</Button>}>
          {view.q === undefined ? staffText.emptyBatches : staffText.noBatch(view.q)}
        </EmptyState>
      )}
      {batches !== undefined && batches.length > 0 && (
        <ListTable
          columns={choice.shown}
          rows={batches}
          keyOf={({ id }) => id}
          order={order}
          onOrder={setOrder}
          isSelected={({ id }) => id === chosen}
          actionsOf={(batch) => <BatchButtons batch={batch} />}
        />
      )}
      {data && <Pages meta={data.meta} onPage={(page) => change('page', String(page))} />}
    </Panel>
  );
}

function BatchButtons({ batch: { id, attributes } }: { batch: Batch }) {
  const { name, codes } = attributes;
  const open = codes.disponible + codes.vencido;
  return (
    <div className={styles.row}>
      <ExportButton file={codesFile} filter={{ batchId: id }} size="small" label={staffText.exportOf(name)} />
      {open > 0 && (
        <Annul
          label={staffText.annulOf(name)}
          title={staffText.annulBatchTitle(name)}
          about={staffText.annulBatchAbout(codes.disponible)}
          annulled={{ batchId: id }}
        />
      )}
    </div>
  );
}
