/** Changes of the lines, newest first; each can be restored as a new change, and all of them taken back. */

import type { StatementLineChange, StatementLinesDocument } from '#api/statements/statement-lines/contract.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { formatClock, formatDay } from '#web/dates.es.ts';
import { notify } from '../../../data/failures/notices.ts';
import { useLineChanges, useResetLines, useRestoreLines } from '../../../data/statements/statement-lines.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Lines, Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Drawer } from '../../../ui/overlay/Drawer.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { changedPatterns, noLine } from './line-accounts.ts';
import { actionWords, linesText } from './text.es.ts';

interface LineHistoryProps {
  company: number;
  stored: StatementLinesDocument;
  readOnly: boolean;
  open: boolean;
  onClose: () => void;
}

export function LineHistory({ company, stored, readOnly, open, onClose }: LineHistoryProps) {
  const changes = useLineChanges(company, open);
  const onSuccess = () => {
    notify({ title: linesText.restored }, 'success');
    onClose();
  };
  const restore = useRestoreLines(company, stored.version, { onSuccess });
  const reset = useResetLines(company, stored.version, { onSuccess });
  const names = new Map(stored.lines.map(({ key, name }) => [key, name]));
  const nameOf = (line: string | undefined) =>
    line === undefined ? linesText.byDefault : line === noLine ? linesText.none : (names.get(line) ?? line);
  return (
    <Drawer title={linesText.changes} open={open} onClose={onClose} width={480}>
      {changes.error && <ErrorState failure={changes.error} onRetry={() => void changes.refetch()} />}
      {changes.isLoading && <SkeletonRows rows={3} columns="3fr 1fr" />}
      {changes.data?.length === 0 && <EmptyState>{linesText.noHistory}</EmptyState>}
      <Lines as="ol" tight>
        {changes.data?.map((change) => (
          <Row as="li" gap={12} align="top" key={change.version}>
            <Change change={change} nameOf={nameOf} />
            {!readOnly && change.version !== stored.version && (
              <Button
                size="small"
                loading={restore.isPending && restore.variables.version === change.version}
                disabled={restore.isPending}
                aria-label={linesText.restoreOf(momentOf(change))}
                onClick={() => restore.mutate(change)}
              >
                {linesText.restore}
              </Button>
            )}
          </Row>
        ))}
      </Lines>
      {!readOnly && !stored.isDefault && (
        <Row inset>
          <Button type="inline" loading={reset.isPending} onClick={() => reset.mutate()}>
            {linesText.reset}
          </Button>
        </Row>
      )}
    </Drawer>
  );
}

/** `21 nov 2026, 9:14`. */
const momentOf = ({ changedAt }: StatementLineChange) => `${formatDay(changedAt)}, ${formatClock(new Date(changedAt))}`;

/** Patterns of a change that are told. */
const MOST = 12;

function Change({ change, nameOf }: { change: StatementLineChange; nameOf: (line: string | undefined) => string }) {
  const { before, after, changedBy, action } = change;
  const changed = changedPatterns(before, after);
  return (
    <Text as="div" grow overflow="breaks">
      <p>
        {momentOf(change)} · {changedBy.name} {actionWords[action]}
      </p>
      {changed.slice(0, MOST).map((pattern) => (
        <p key={pattern} className="small">
          {pattern}: <s className="mut">{nameOf(lookUp(before, pattern))}</s> {nameOf(lookUp(after, pattern))}
        </p>
      ))}
      {changed.length > MOST && <p className="mut small">{linesText.more(changed.length - MOST)}</p>}
      {Object.keys(after).length === 0 && <p className="mut small">{linesText.asGiven}</p>}
    </Text>
  );
}
