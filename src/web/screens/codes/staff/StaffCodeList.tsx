/** All codes, or those of a batch: by state, and each one can be annulled. */
import type { Code } from '#api/subscription/codes/contract.ts';
import { useCodes } from '../../../data/subscription/codes.ts';
import { type ListOrder, orderText, useColumns } from '../../../lists/columns.ts';
import { ListTable } from '../../../lists/ListTable.tsx';
import { ListTools } from '../../../lists/ListTools.tsx';
import { Pages } from '../../../lists/Pages.tsx';
import { listText } from '../../../lists/text.es.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { CodeFilters } from '../CodeFilters.tsx';
import { staffCodeColumns } from '../code-columns.tsx';
import type { CodesView } from '../codes-view.ts';
import { codesText, staffText } from '../text.es.ts';
import { Annul } from './Annul.tsx';

interface StaffCodeListProps {
  view: CodesView;
  onChange: (name: string, value: string | null) => void;
  /** Takes search and state away. */
  onClear: () => void;
}

export function StaffCodeList({ view, onChange, onClear }: StaffCodeListProps) {
  const { data, error, refetch } = useCodes(view);
  const choice = useColumns('codigos', staffCodeColumns);
  const order = { key: view.order ?? '', descending: view.descending ?? false };
  const setOrder = (asked: ListOrder) => onChange('orden', orderText(asked));
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  const codes = data?.data;
  const isFiltered = view.state !== undefined || view.q !== undefined;
  const batch = view.batchId === undefined ? undefined : codes?.[0]?.attributes.batchName;
  const all = <Button onClick={() => onChange('lote', null)}>{staffText.allBatches}</Button>;
  return (
    <Panel
      title={batch === undefined ? codesText.list : staffText.ofBatch(batch)}
      actions={view.batchId !== undefined && all}
      flush
    >
      <CodeFilters view={view} total={data?.meta.total} onChange={onChange}>
        <ListTools columns={staffCodeColumns} choice={choice} order={order} onOrder={setOrder} />
      </CodeFilters>
      {codes === undefined && <SkeletonRows rows={8} columns="1fr 2fr 1fr 1fr" height={52} />}
      {codes?.length === 0 && (
        <EmptyState action={isFiltered && <Button onClick={onClear}>{listText.clear}</Button>}>
          {isFiltered ? codesText.noMatch : staffText.emptyCodes}
        </EmptyState>
      )}
      {codes !== undefined && codes.length > 0 && (
        <ListTable
          columns={choice.shown}
          rows={codes}
          keyOf={({ id }) => id}
          order={order}
          onOrder={setOrder}
          actionsOf={(code) => <AnnulCode code={code} />}
        />
      )}
      {data && <Pages meta={data.meta} onPage={(page) => onChange('pagina', String(page))} />}
    </Panel>
  );
}

function AnnulCode({ code: { id: codeId, attributes } }: { code: Code }) {
  const { tail, state } = attributes;
  if (state !== 'disponible' && state !== 'vencido') return null;
  return (
    <Annul
      label={staffText.annulOf(`…${tail}`)}
      title={staffText.annulCodeTitle(tail)}
      about={staffText.annulCodeAbout}
      annulled={{ codeId }}
    />
  );
}
