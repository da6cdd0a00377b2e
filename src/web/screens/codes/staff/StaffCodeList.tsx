/** All codes or those of a batch, by state; each can be annulled. */
import type { Code } from '#api/subscription/codes/contract.ts';
import { useCodes } from '../../../data/subscription/codes.ts';
import { orderOf, orderText } from '../../../lists/columns.ts';
import { ListPanel } from '../../../lists/ListPanel.tsx';
import { pageSizeParameter } from '../../../lists/list-address.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { CodeFilters } from '../CodeFilters.tsx';
import { staffCodeColumns } from '../code-columns.tsx';
import type { CodesView } from '../codes-view.ts';
import { codesText, staffText } from '../text.es.ts';
import { Annul } from './Annul.tsx';

interface StaffCodeListProps {
  view: CodesView;
  onChange: (name: string, value: string | null) => void;
  /** Clears search and state. */
  onClear: () => void;
}

export function StaffCodeList({ view, onChange, onClear }: StaffCodeListProps) {
  const list = useCodes(view);
  const batch = view.batchId === undefined ? undefined : list.data?.data[0]?.attributes.batchName;
  const all = <Button onClick={() => onChange('lote', null)}>{staffText.allBatches}</Button>;
  return (
    <ListPanel
      name="codigos"
      title={batch === undefined ? codesText.list : staffText.ofBatch(batch)}
      actions={view.batchId !== undefined && all}
      list={list}
      columns={staffCodeColumns}
      keyOf={({ id }) => id}
      order={orderOf(view.sort ?? '')}
      onOrder={(order) => onChange('orden', orderText(order))}
      actionsOf={(code) => <AnnulCode code={code} />}
      filters={<CodeFilters view={view} onChange={onChange} />}
      count={list.data && codesText.count(list.data.meta.total)}
      nothing={{
        isFiltered: view.state !== undefined || view.q !== undefined,
        empty: staffText.emptyCodes,
        noMatch: codesText.noMatch,
        onClear,
      }}
      onPage={(page) => onChange('pagina', String(page))}
      onPageSize={(size) => onChange(pageSizeParameter, String(size))}
      skeleton="1fr 2fr 1fr 1fr"
    />
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
