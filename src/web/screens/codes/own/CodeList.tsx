/** The codes of the account: those that it used and, of an ally, those to hand out. */
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Code } from '#api/subscription/codes/contract.ts';
import { codesFile, useCodes } from '../../../data/subscription/codes.ts';
import { type ListOrder, orderText, useColumns } from '../../../lists/columns.ts';
import { ExportButton } from '../../../lists/ExportButton.tsx';
import { ListTable } from '../../../lists/ListTable.tsx';
import { ListTools } from '../../../lists/ListTools.tsx';
import { withChange } from '../../../lists/list-address.ts';
import { Pages } from '../../../lists/Pages.tsx';
import { listText } from '../../../lists/text.es.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { CodeFilters } from '../CodeFilters.tsx';
import { codeColumns } from '../code-columns.tsx';
import { viewOf } from '../codes-view.ts';
import { codesText, ownText } from '../text.es.ts';
import { HandOut } from './HandOut.tsx';

export function CodeList({ canChange }: { canChange: boolean }) {
  const [search, setSearch] = useSearchParams();
  const view = viewOf(search);
  const { data, error, refetch } = useCodes(view);
  const choice = useColumns('codigos', codeColumns);
  const [handing, setHanding] = useState<Code | null>(null);
  const change = (name: string, value: string | null) => setSearch(withChange(search, name, value), { replace: true });
  const order = { key: view.order ?? '', descending: view.descending ?? false };
  const setOrder = (asked: ListOrder) => change('orden', orderText(asked));
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  const codes = data?.data;
  const { page: _page, pageSize: _pageSize, ...listed } = view;
  const isFiltered = view.state !== undefined || view.q !== undefined;
  return (
    <Panel
      title={codesText.list}
      actions={(codes?.length ?? 0) > 0 && <ExportButton file={codesFile} filter={listed} />}
      flush
    >
      {(isFiltered || (codes?.length ?? 0) > 0) && (
        <CodeFilters view={view} total={data?.meta.total} onChange={change}>
          <ListTools columns={codeColumns} choice={choice} order={order} onOrder={setOrder} />
        </CodeFilters>
      )}
      {codes === undefined && <SkeletonRows rows={4} columns="1fr 2fr 1fr 1fr" height={52} />}
      {codes?.length === 0 && (
        <EmptyState action={isFiltered && <Button onClick={() => setSearch({})}>{listText.clear}</Button>}>
          {isFiltered ? codesText.noMatch : ownText.empty}
        </EmptyState>
      )}
      {codes !== undefined && codes.length > 0 && (
        <ListTable
          columns={choice.shown}
          rows={codes}
          keyOf={({ id }) => id}
          order={order}
          onOrder={setOrder}
          actionsOf={(code) => <HandOutButton code={code} disabled={!canChange} onPress={setHanding} />}
        />
      )}
      {data && <Pages meta={data.meta} onPage={(page) => change('pagina', String(page))} />}
      {handing && <HandOut code={handing} onClose={() => setHanding(null)} />}
    </Panel>
  );
}

interface HandOutButtonProps {
  code: Code;
  disabled: boolean;
  onPress: (code: Code) => void;
}

function HandOutButton({ code, disabled, onPress }: HandOutButtonProps) {
  const { isOwn, state, tail, givenTo } = code.attributes;
  if (!isOwn || state !== 'disponible') return null;
  const isNew = givenTo === '';
  return (
    <Button
      size="small"
      disabled={disabled}
      aria-label={isNew ? ownText.handOutOf(tail) : ownText.changeReceiverOf(tail)}
      onClick={() => onPress(code)}
    >
      {isNew ? ownText.handOut : ownText.changeReceiver}
    </Button>
  );
}
