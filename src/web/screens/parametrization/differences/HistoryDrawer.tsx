/** History of a validation's settings; each version can be restored as a new change. */

import { formatDay } from '#web/dates.es.ts';
import { useRestoreSettings, useSettingsChanges } from '../../../data/audits/parametrization.ts';
import { notify } from '../../../data/failures/notices.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Lines, Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Drawer } from '../../../ui/overlay/Drawer.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { countOf } from '../settings-form.ts';
import { actionWords, differenceText } from '../text.es.ts';
import type { SettingsForm } from '../use-settings-form.ts';

interface HistoryDrawerProps {
  company: number;
  form: SettingsForm;
  readOnly: boolean;
  open: boolean;
  onClose: () => void;
}

export function HistoryDrawer({ company, form, readOnly, open, onClose }: HistoryDrawerProps) {
  const { id, attributes } = form.base;
  const changes = useSettingsChanges(company, id, open);
  const restore = useRestoreSettings(company, form.base, {
    onSuccess: (now) => {
      form.take(now);
      notify({ title: differenceText.restored, description: attributes.title }, 'success');
      onClose();
    },
  });
  return (
    <Drawer title={differenceText.historyOf(attributes.title)} open={open} onClose={onClose} width={480}>
      {changes.error && <ErrorState failure={changes.error} onRetry={() => void changes.refetch()} />}
      {changes.isLoading && <SkeletonRows rows={3} columns="3fr 1fr" />}
      {changes.data?.length === 0 && <EmptyState>{differenceText.noHistory}</EmptyState>}
      <Lines as="ol" tight>
        {changes.data?.map((change) => (
          <Row as="li" gap={12} key={change.version}>
            <Text as="div" grow>
              <p>
                {formatDay(change.changedAt)} · {change.changedBy.name} {actionWords[change.action]}
              </p>
              <p className="mut small">{differenceText.changedCount(countOf(change.after))}</p>
            </Text>
            {!readOnly && change.version !== attributes.version && (
              <Button
                size="small"
                loading={restore.isPending && restore.variables.version === change.version}
                disabled={restore.isPending}
                aria-label={differenceText.restoreOf(formatDay(change.changedAt))}
                onClick={() => restore.mutate(change)}
              >
                {differenceText.restore}
              </Button>
            )}
          </Row>
        ))}
      </Lines>
    </Drawer>
  );
}
