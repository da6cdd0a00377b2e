/** Batches of codes with how many there are in each state; each can be looked into, exported and annulled. */
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { annulBatch, type Batch, exportCodes } from '#api/codes/contract.ts';
import { call } from '../../../data/api.ts';
import { useColumns } from '../../../lists/columns.ts';
import { ExportButton } from '../../../lists/ExportButton.tsx';
import { ListTable } from '../../../lists/ListTable.tsx';
import { ListTools } from '../../../lists/ListTools.tsx';
import { Pages } from '../../../lists/Pages.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { batchesQuery } from '../queries.ts';
import { staffText } from '../text.es.ts';
import { Annul } from './Annul.tsx';
import { batchColumns } from './batch-columns.tsx';
import styles from './Staff.module.css';

interface BatchListProps {
  chosen: string | undefined;
  onChoose: (batchId: string) => void;
}

export function BatchList({ chosen, onChoose }: BatchListProps) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(batchesQuery(page));
  const choice = useColumns('lotes', batchColumns);
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  const batches = data?.data;
  return (
    <Panel
      title={staffText.batches}
      actions={(batches?.length ?? 0) > 0 && <ListTools columns={batchColumns} choice={choice} />}
      flush
    >
      {batches === undefined && <SkeletonRows rows={4} columns="2fr 2fr 1fr 1fr" height={52} />}
      {batches?.length === 0 && <EmptyState>{staffText.emptyBatches}</EmptyState>}
      {batches !== undefined && batches.length > 0 && (
        <ListTable
          columns={choice.shown}
          rows={batches}
          keyOf={({ id }) => id}
          isSelected={({ id }) => id === chosen}
          actionsOf={(batch) => <BatchButtons batch={batch} onChoose={onChoose} />}
        />
      )}
      {data && <Pages meta={data.meta} onPage={setPage} />}
    </Panel>
  );
}

interface BatchButtonsProps extends Pick<BatchListProps, 'onChoose'> {
  batch: Batch;
}

function BatchButtons({ batch: { id, attributes }, onChoose }: BatchButtonsProps) {
  const { name, codes } = attributes;
  const params = { batchId: id };
  const open = codes.disponible + codes.vencido;
  return (
    <div className={styles.row}>
      <Button size="small" aria-label={staffText.seeOf(name)} onClick={() => onChoose(id)}>
        {staffText.see}
      </Button>
      <ExportButton endpoint={exportCodes} query={{ batchId: id }} size="small" label={staffText.exportOf(name)} />
      {open > 0 && (
        <Annul
          label={staffText.annulOf(name)}
          title={staffText.annulBatchTitle(name)}
          about={staffText.annulBatchAbout(codes.disponible)}
          annul={() => call(annulBatch, { params })}
        />
      )}
    </div>
  );
}
