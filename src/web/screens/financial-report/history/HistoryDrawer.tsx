/** History of the items; each version can be restored as a new change, and the last one undone. */

import type { ReactNode } from 'react';
import type { ReportChange } from '#api/audits/report-items/contract.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { formatClock, formatDay } from '#web/dates.es.ts';
import { useReportChanges, useRestoreReport, useSetReport } from '../../../data/audits/report-items.ts';
import { notify } from '../../../data/failures/notices.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Lines, Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Drawer } from '../../../ui/overlay/Drawer.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { changedPatterns } from '../edit-assignments.ts';
import { actionWords, historyText, reportText } from '../text.es.ts';
import type { ReportForm } from '../use-report-form.ts';

interface HistoryDrawerProps {
  company: number;
  form: ReportForm;
  readOnly: boolean;
  open: boolean;
  onClose: () => void;
}

export function HistoryDrawer({ company, form, readOnly, open, onClose }: HistoryDrawerProps) {
  const changes = useReportChanges(company, open);
  const done = (title: string) => (now: ReportForm['base']) => {
    form.take(now);
    notify({ title, description: reportText.title }, 'success');
  };
  const restore = useRestoreReport(company, form.base.version, {
    onSuccess: (now) => {
      done(historyText.restored)(now);
      onClose();
    },
  });
  const undo = useSetReport(company, form.base.version, { onSuccess: done(historyText.undone) });
  return (
    <Drawer title={historyText.changes} open={open} onClose={onClose} width={480}>
      {changes.error && <ErrorState failure={changes.error} onRetry={() => void changes.refetch()} />}
      {changes.isLoading && <SkeletonRows rows={3} columns="3fr 1fr" />}
      {changes.data?.length === 0 && <EmptyState>{historyText.noHistory}</EmptyState>}
      <Lines as="ol" tight>
        {changes.data?.map((change) => (
          <Change
            key={change.version}
            change={change}
            action={
              readOnly ? null : change.version === form.base.version ? (
                <Button size="small" loading={undo.isPending} onClick={() => undo.mutate(change.before)}>
                  {historyText.undoChange}
                </Button>
              ) : (
                <Button
                  size="small"
                  loading={restore.isPending && restore.variables.version === change.version}
                  disabled={restore.isPending}
                  aria-label={historyText.restoreOf(momentOf(change))}
                  onClick={() => restore.mutate(change)}
                >
                  {historyText.restore}
                </Button>
              )
            }
          />
        ))}
      </Lines>
    </Drawer>
  );
}

/** `21 nov 2026, 9:14`. */
const momentOf = ({ changedAt }: ReportChange) => `${formatDay(changedAt)}, ${formatClock(new Date(changedAt))}`;

/** Who changed what and when, each account before and after. */
function Change({ change, action }: { change: ReportChange; action: ReactNode }) {
  const { before, after } = change;
  return (
    <Row as="li" gap={12} align="top">
      <Text as="div" grow overflow="breaks">
        <p>
          {momentOf(change)} · {change.changedBy.name} {actionWords[change.action]}
        </p>
        {changedPatterns(before, after).map((pattern) => (
          <p key={pattern} className="small">
            {pattern}: <s className="mut">{historyText.word(lookUp(before, pattern) ?? null)}</s>{' '}
            {historyText.word(lookUp(after, pattern) ?? null)}
          </p>
        ))}
        {Object.keys(after).length === 0 && <p className="mut small">{historyText.asGiven}</p>}
      </Text>
      {action}
    </Row>
  );
}
