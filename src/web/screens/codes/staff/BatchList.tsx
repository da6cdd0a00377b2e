/** Batches of codes with how many there are in each state; each can be looked into, exported and annulled. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { annulBatch, type Batch, exportBatch } from '#api/codes/contract.ts';
import { call } from '../../../data/api.ts';
import { download } from '../../../data/download.ts';
import { dayWords, giftWords } from '../../../licences/text.es.ts';
import lists from '../../../lists/Lists.module.css';
import { Pages } from '../../../lists/Pages.tsx';
import { formatDay } from '../../../ui/dates.es.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import tables from '../../../ui/Table.module.css';
import { batchesQuery } from '../queries.ts';
import { codesText, staffText } from '../text.es.ts';
import { Annul } from './Annul.tsx';
import styles from './Staff.module.css';

interface BatchListProps {
  chosen: string | undefined;
  onChoose: (batchId: string) => void;
}

export function BatchList({ chosen, onChoose }: BatchListProps) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(batchesQuery(page));
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  const batches = data?.data;
  return (
    <Panel title={staffText.batches} flush>
      {batches === undefined && <SkeletonRows rows={4} columns="2fr 2fr 1fr 1fr" height={52} />}
      {batches?.length === 0 && <EmptyState>{staffText.emptyBatches}</EmptyState>}
      {batches !== undefined && batches.length > 0 && (
        <table className={`${tables.table} ${lists.cards}`}>
          <thead>
            <tr>
              <th scope="col">{staffText.name}</th>
              <th scope="col">{codesText.gives}</th>
              <th scope="col">{staffText.owner}</th>
              <th scope="col">{staffText.available}</th>
              <th scope="col">{staffText.used}</th>
              <th scope="col">{staffText.expired}</th>
              <th scope="col">{staffText.annulled}</th>
              <th scope="col">{codesText.expires}</th>
              <th scope="col">
                <span className="sr">{codesText.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {batches.map((batch) => (
              <BatchRow key={batch.id} batch={batch} isChosen={batch.id === chosen} onChoose={onChoose} />
            ))}
          </tbody>
        </table>
      )}
      {data && <Pages meta={data.meta} onPage={setPage} />}
    </Panel>
  );
}

interface BatchRowProps {
  batch: Batch;
  isChosen: boolean;
  onChoose: (batchId: string) => void;
}

function BatchRow({ batch, isChosen, onChoose }: BatchRowProps) {
  const { name, owner, codes, expiresOn, createdAt } = batch.attributes;
  return (
    <tr aria-selected={isChosen}>
      <th scope="row">
        {name}
        <span className={lists.second}>
          {staffText.created} {formatDay(createdAt)}
        </span>
      </th>
      <td data-title={codesText.gives}>{giftWords(batch.attributes)}</td>
      <td data-title={staffText.owner}>{owner?.name ?? <span className="mut">{staffText.noOwner}</span>}</td>
      <td data-title={staffText.available}>{codes.disponible}</td>
      <td data-title={staffText.used}>{codes.usado}</td>
      <td data-title={staffText.expired}>{codes.vencido}</td>
      <td data-title={staffText.annulled}>{codes.anulado}</td>
      <td className={lists.date} data-title={codesText.expires}>
        {dayWords(expiresOn)}
      </td>
      <td className={lists.actions}>
        <BatchButtons batch={batch} onChoose={onChoose} />
      </td>
    </tr>
  );
}

function BatchButtons({ batch: { id, attributes }, onChoose }: Omit<BatchRowProps, 'isChosen'>) {
  const { name, codes } = attributes;
  const params = { batchId: id };
  const save = useMutation({ mutationFn: () => download(exportBatch, { params }, staffText.fileName) });
  const open = codes.disponible + codes.vencido;
  return (
    <div className={styles.row}>
      <Button size="small" aria-label={staffText.seeOf(name)} onClick={() => onChoose(id)}>
        {staffText.see}
      </Button>
      <Button size="small" aria-label={staffText.exportOf(name)} loading={save.isPending} onClick={() => save.mutate()}>
        {staffText.export}
      </Button>
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
