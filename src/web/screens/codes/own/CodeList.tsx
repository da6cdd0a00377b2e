/** Codes of the account: redeemed ones and, for an ally, those to hand out. */
import { useState } from 'react';
import type { Code } from '#api/subscription/codes/contract.ts';
import { codesFile, useCodes } from '../../../data/subscription/codes.ts';
import { orderOf, orderText } from '../../../lists/columns.ts';
import { ExportButton } from '../../../lists/ExportButton.tsx';
import { ListPanel } from '../../../lists/ListPanel.tsx';
import { pageSizeParameter } from '../../../lists/list-address.ts';
import { useListAddress } from '../../../lists/use-list-address.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { CodeFilters } from '../CodeFilters.tsx';
import { codeColumns } from '../code-columns.tsx';
import { viewOf } from '../codes-view.ts';
import { codesText, ownText } from '../text.es.ts';
import { HandOut } from './HandOut.tsx';

export function CodeList({ canChange }: { canChange: boolean }) {
  const { search, change, clear } = useListAddress();
  const view = viewOf(search);
  const list = useCodes(view);
  const [handing, setHanding] = useState<Code | null>(null);
  const { page: _page, pageSize: _pageSize, ...listed } = view;
  return (
    <ListPanel
      name="codigos"
      title={codesText.list}
      actions={(list.data?.data.length ?? 0) > 0 && <ExportButton file={codesFile} filter={listed} />}
      list={list}
      columns={codeColumns}
      keyOf={({ id }) => id}
      order={orderOf(view.sort ?? '')}
      onOrder={(order) => change('orden', orderText(order))}
      actionsOf={(code) => <HandOutButton code={code} disabled={!canChange} onPress={setHanding} />}
      filters={<CodeFilters view={view} onChange={change} />}
      count={list.data && codesText.count(list.data.meta.total)}
      nothing={{
        isFiltered: view.state !== undefined || view.q !== undefined,
        empty: ownText.empty,
        noMatch: codesText.noMatch,
        onClear: clear,
      }}
      onPage={(page) => change('pagina', String(page))}
      onPageSize={(size) => change(pageSizeParameter, String(size))}
      skeleton="1fr 2fr 1fr 1fr"
    >
      {handing && <HandOut code={handing} onClose={() => setHanding(null)} />}
    </ListPanel>
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
