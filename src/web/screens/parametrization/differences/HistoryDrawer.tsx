/** History of a validation's settings; each version can be restored as a new change. */

import type { ReactNode } from 'react';
import type { ParametrizationChange } from '#api/audits/parametrization/contract.ts';
import { formatClock, formatDay } from '#web/dates.es.ts';
import { useRestoreSettings, useSettingsChanges, useSetValidation } from '../../../data/audits/parametrization.ts';
import { notify } from '../../../data/failures/notices.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Lines, Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Drawer } from '../../../ui/overlay/Drawer.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { changesBetween } from '../settings-form.ts';
import { actionWords, differenceText } from '../text.es.ts';
import type { SettingsForm } from '../use-settings-form.ts';
import { differenceWords } from './difference-words.ts';

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
  const undo = useSetValidation(company, form.base, {
    onSuccess: (now) => {
      form.take(now);
      notify({ title: differenceText.undone, description: attributes.title }, 'success');
    },
  });
  return (
    <Drawer title={differenceText.historyOf(attributes.title)} open={open} onClose={onClose} width={480}>
      {changes.error && <ErrorState failure={changes.error} onRetry={() => void changes.refetch()} />}
      {changes.isLoading && <SkeletonRows rows={3} columns="3fr 1fr" />}
      {changes.data?.length === 0 && <EmptyState>{differenceText.noHistory}</EmptyState>}
      <Lines as="ol" tight>
        {changes.data?.map((change, at) => (
          <Change
            key={change.version}
            change={change}
            attributes={attributes}
            action={
              readOnly ? null : at === 0 && change.version === attributes.version ? (
                <Button size="small" loading={undo.isPending} onClick={() => undo.mutate(change.before)}>
                  {differenceText.undoChange}
                </Button>
              ) : (
                <Button
                  size="small"
                  loading={restore.isPending && restore.variables.version === change.version}
                  disabled={restore.isPending}
                  aria-label={differenceText.restoreOf(momentOf(change))}
                  onClick={() => restore.mutate(change)}
                >
                  {differenceText.restore}
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
const momentOf = ({ changedAt }: ParametrizationChange) =>
  `${formatDay(changedAt)}, ${formatClock(new Date(changedAt))}`;

interface ChangeProps {
  change: ParametrizationChange;
  attributes: SettingsForm['base']['attributes'];
  action: ReactNode;
}

/** Who changed what and when, each value before and after. */
function Change({ change, attributes, action }: ChangeProps) {
  const changed = changesBetween(attributes, change.before, change.after);
  return (
    <Row as="li" gap={12} align="top">
      <Text as="div" grow overflow="breaks">
        <p>
          {momentOf(change)} · {change.changedBy.name} {actionWords[change.action]}
        </p>
        {changed.map((difference) => {
          const { before, now } = differenceWords(attributes, difference);
          return (
            <p key={`${difference.part} ${difference.name}`} className="small">
              <span className="mut">{difference.label}:</span> {before && <s className="mut">{before}</s>} {now}
            </p>
          );
        })}
        {Object.keys(change.after).length === 0 && <p className="mut small">{differenceText.nothingLeft}</p>}
      </Text>
      {action}
    </Row>
  );
}
