/** What can be done to the chosen accounts together; everything passes the preview. */

import { X } from 'lucide-react';
import { useState } from 'react';
import type { ChartDocument, ChartEdit } from '#api/audits/parametrization/chart/contract.ts';
import { fromDecimal } from '#core/money/money.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { FloatingBar } from '../../../ui/layout/FloatingBar.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { Menu } from '../../../ui/overlay/Menu.tsx';
import { phone, useMedia } from '../../../ui/page/use-media.ts';
import styles from '../Chart.module.css';
import { chartText } from '../text.es.ts';
import type { ChartIndex } from '../tree/chart-index.ts';
import { type BulkAct, bulkEdit, confirmEdits } from './bulk-edits.ts';
import { type PickedRole, RolePicker } from './RolePicker.tsx';

const acts = {
  nature: ['debit', 'credit', 'asPuc'],
  takes: ['takesThirdParties', 'noThirdParties', 'takesMovements', 'noMovements', 'asBooks'],
  marks: ['nonDeductible', 'deductible', 'byThirdParty', 'byAccount'],
} as const satisfies Record<string, readonly BulkAct[]>;
const everyAct: readonly BulkAct[] = [...acts.nature, ...acts.takes, ...acts.marks, 'dropUses'];

interface BulkBarProps {
  chart: ChartDocument;
  index: ChartIndex;
  chosen: ReadonlySet<string>;
  readOnly: boolean;
  onEdit: (title: string, edits: ChartEdit[]) => void;
  onClear: () => void;
}

export function BulkBar({ chart, index, chosen, readOnly, onEdit, onClear }: BulkBarProps) {
  const isPhone = useMedia(phone);
  const [picking, setPicking] = useState(false);
  const accounts = [...chosen].flatMap((code) => chart.accounts[index.at.get(code) ?? -1] ?? []);
  const balance = accounts.reduce((sum, { closing }) => sum + fromDecimal(closing ?? '0.00'), 0n);
  const confirming = confirmEdits(chart, accounts);
  const suggested = confirming.reduce((sum, edit) => sum + edit.accounts.length, 0);
  const act = (key: BulkAct) => onEdit(chartText.acts[key], bulkEdit(chart, accounts, key));
  const menu = (label: string, keys: readonly BulkAct[]) => (
    <Menu
      trigger={<Button type="text">{label}</Button>}
      items={keys.map((key) => ({ key, label: chartText.acts[key] }))}
      onChoose={act}
    />
  );
  return (
    <FloatingBar as="section" className={styles.floating} aria-label={chartText.chosen(chosen.size)}>
      <b>{chartText.chosen(chosen.size)}</b>
      <span className="mut">
        {chartText.balance} <Figure amount={balance} flush />
      </span>
      {!readOnly && (
        <>
          {isPhone ? (
            <Menu
              trigger={<Button type="text">{chartText.more}</Button>}
              items={[
                { key: 'use' as const, label: chartText.useInMore },
                ...everyAct.map((key) => ({ key, label: chartText.acts[key] })),
              ]}
              onChoose={(key) => (key === 'use' ? setPicking(true) : act(key))}
            />
          ) : (
            <>
              <Button type="text" onClick={() => setPicking(true)}>
                {chartText.useInMore}
              </Button>
              {menu(chartText.nature, acts.nature)}
              {menu(chartText.takes, acts.takes)}
              {menu(chartText.marksTitle, acts.marks)}
              <Button type="text" onClick={() => act('dropUses')}>
                {chartText.acts.dropUses}
              </Button>
            </>
          )}
          {suggested > 0 && (
            <Button type="primary" onClick={() => onEdit(chartText.confirmTitle(suggested), confirming)}>
              {chartText.confirmMany(suggested)}
            </Button>
          )}
        </>
      )}
      <Button type="text" icon={<Icon of={X} />} aria-label={chartText.dropChoice} onClick={onClear} />
      {picking && (
        <UseIn
          chart={chart}
          count={chosen.size}
          onClose={() => setPicking(false)}
          onPick={(role, title) => {
            setPicking(false);
            onEdit(title, [{ accounts: [...chosen], add: [role] }]);
          }}
        />
      )}
    </FloatingBar>
  );
}

interface UseInProps {
  chart: ChartDocument;
  count: number;
  onPick: (role: PickedRole, title: string) => void;
  onClose: () => void;
}

function UseIn({ chart, count, onPick, onClose }: UseInProps) {
  const [role, setRole] = useState<PickedRole | null>(null);
  const title = chart.validations.find(({ id }) => id === role?.id)?.title ?? '';
  return (
    <Dialog
      open
      title={chartText.titleOfUse(count)}
      okText={chartText.seeChange}
      cancelText={chartText.cancel}
      okDisabled={role === null}
      onCancel={onClose}
      onOk={() => role && onPick(role, chartText.accountsUsedIn(count, title))}
    >
      <RolePicker chart={chart} value={role} onPick={setRole} />
    </Dialog>
  );
}
