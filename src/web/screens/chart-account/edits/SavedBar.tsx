/** The change that was just stored, with its way back. */

import { Check, X } from 'lucide-react';
import { useState } from 'react';
import type { ChartChange } from '#api/audits/parametrization/chart/contract.ts';
import { useLastChange, useUndoChange } from '../../../data/audits/chart.ts';
import { useSession } from '../../../data/session/session.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { FloatingBar } from '../../../ui/layout/FloatingBar.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import styles from '../Chart.module.css';
import { chartText } from '../text.es.ts';

/** `version`: of the chart; neither changes of others are told nor those from before the page was opened. */
export function SavedBar({ company, version }: { company: number; version: number }) {
  const last = useLastChange(company);
  const [told, setTold] = useState(version);
  const me = useSession(({ user }) => user?.id);
  return last && last.version > told && last.changedBy.id === me ? (
    <Saved company={company} change={last} onClose={() => setTold(last.version)} />
  ) : null;
}

function Saved({ company, change, onClose }: { company: number; change: ChartChange; onClose: () => void }) {
  const undo = useUndoChange(company);
  return (
    <FloatingBar className={styles.floating} role="status">
      <Icon of={Check} className="correcto" />
      <span className={styles.said}>{undo.isError ? undo.error.message : chartText.stored(change)}</span>
      {change.action !== 'undo' && (
        <Button size="small" loading={undo.isPending} onClick={() => undo.mutate(change)}>
          {chartText.undo}
        </Button>
      )}
      <Button type="text" size="small" icon={<Icon of={X} />} aria-label={chartText.close} onClick={onClose} />
    </FloatingBar>
  );
}
