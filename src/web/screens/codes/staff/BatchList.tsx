/** Batches with counts by state: search, sort, open, export, annul. */
import { useSearchParams } from 'react-router';
import type { Batch } from '#api/subscription/codes/contract.ts';
import { codesFile, useBatches } from '../../../data/subscription/codes.ts';
import { orderOf, orderText } from '../../../lists/columns.ts';
import { ExportButton } from '../../../lists/ExportButton.tsx';
import { ListPanel } from '../../../lists/ListPanel.tsx';
import { SearchField } from '../../../lists/SearchField.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
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
  const list = useBatches(view);
  const change = (...what: [Parameters<typeof withBatchChange>[1], string]) =>
    setSearch(withBatchChange(search, ...what), { replace: true, preventScrollReset: true });
  const field = (
    <SearchField
      label={staffText.searchBatchLabel}
      placeholder={staffText.searchBatch}
      value={view.q ?? ''}
      onChange={(words) => change('q', words)}
    />
  );
  return (
    <ListPanel
      name="lotes"
      title={staffText.batches}
      list={list}
      columns={batchColumns}
      keyOf={({ id }) => id}
      order={orderOf(view.sort ?? '')}
      onOrder={(order) => change('order', orderText(order))}
      isSelected={({ id }) => id === chosen}
      actionsOf={(batch) => <BatchButtons batch={batch} />}
      filters={field}
      count={list.data && staffText.countBatches(list.data.meta.total)}
      nothing={{
        isFiltered: view.q !== undefined,
        empty: staffText.emptyBatches,
        noMatch: staffText.noBatch(view.q ?? ''),
        onClear: () => change('q', ''),
      }}
      onPage={(page) => change('page', String(page))}
      skeleton="2fr 2fr 1fr 1fr"
    />
  );
}

function BatchButtons({ batch: { id, attributes } }: { batch: Batch }) {
  const { name, codes } = attributes;
  const open = codes.disponible + codes.vencido;
  return (
    <Row gap={4} className={styles.actions}>
      <ExportButton file={codesFile} filter={{ batchId: id }} size="small" label={staffText.exportOf(name)} />
      {open > 0 && (
        <Annul
          label={staffText.annulOf(name)}
          title={staffText.annulBatchTitle(name)}
          about={staffText.annulBatchAbout(codes.disponible)}
          annulled={{ batchId: id }}
        />
      )}
    </Row>
  );
}
