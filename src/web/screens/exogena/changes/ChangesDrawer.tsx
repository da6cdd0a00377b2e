/** Changes of what the company says in a year, newest first: taken back, restored, copied to the next year. */
import { useState } from 'react';
import type { ExogenaChange, ExogenaMapping } from '#api/audits/exogena/contract.ts';
import { LEFT_OUT, readGoal } from '#core/exogena/account-targets.ts';
import { MAIN_CONCEPT, NO_CONCEPT } from '#core/exogena/format.ts';
import { formatClock, formatDay } from '#web/dates.es.ts';
import {
  useCopyExogena,
  useExogenaChanges,
  useExogenaMapping,
  useResetExogena,
  useRestoreExogena,
} from '../../../data/audits/exogena/exogena.ts';
import { notify } from '../../../data/failures/notices.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Lines, Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Drawer } from '../../../ui/overlay/Drawer.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { type ChangedEntry, changedEntries } from './changed-said.ts';
import { changesText as text } from './text.es.ts';

interface ChangesDrawerProps {
  company: number;
  year: number;
  mapping: ExogenaMapping;
  mayEdit: boolean;
  onClose: () => void;
}

export function ChangesDrawer({ company, year, mapping, mayEdit, onClose }: ChangesDrawerProps) {
  const changes = useExogenaChanges(company, year);
  const done = (title: string) => {
    notify({ title, description: text.title(year) }, 'success');
    onClose();
  };
  const restore = useRestoreExogena(company, year, mapping.version, {
    onSuccess: (_, { isUndo }) => done(isUndo ? text.undone : text.restored),
  });
  return (
    <Drawer title={text.title(year)} open onClose={onClose} width={480}>
      {changes.error && <ErrorState failure={changes.error} onRetry={() => void changes.refetch()} />}
      {changes.isLoading && <SkeletonRows rows={3} columns="3fr 1fr" />}
      {changes.data?.length === 0 && <EmptyState>{text.empty(year)}</EmptyState>}
      <Lines as="ol" tight>
        {changes.data?.map((change) => {
          const isUndo = change.version === mapping.version;
          const version = isUndo ? change.version - 1 : change.version;
          return (
            <Row as="li" gap={12} align="top" key={change.version}>
              <Change change={change} mapping={mapping} />
              {mayEdit && (
                <Button
                  size="small"
                  loading={restore.isPending && restore.variables.version === version}
                  disabled={restore.isPending}
                  aria-label={isUndo ? text.undoOf(momentOf(change)) : text.restoreOf(momentOf(change))}
                  onClick={() => restore.mutate({ version, isUndo })}
                >
                  {isUndo ? text.undo : text.restore}
                </Button>
              )}
            </Row>
          );
        })}
      </Lines>
      {mayEdit && <Whole company={company} year={year} mapping={mapping} onDone={done} />}
    </Drawer>
  );
}

interface WholeProps {
  company: number;
  year: number;
  mapping: ExogenaMapping;
  onDone: (title: string) => void;
}

/** What is done with all assignments of the year. */
function Whole({ company, year, mapping, onDone }: WholeProps) {
  const next = useExogenaMapping(company, year + 1).data;
  const [asks, setAsks] = useState(false);
  const reset = useResetExogena(company, year, mapping.version, { onSuccess: () => onDone(text.resetDone) });
  const copy = useCopyExogena(company, year + 1, next?.version ?? 0, {
    onSuccess: () => onDone(text.copied(year + 1)),
    onSettled: () => setAsks(false),
  });
  const isEmpty = Object.keys(mapping.assignments).length === 0;
  return (
    <Row inset wrap gap={12}>
      {!isEmpty && (
        <Button
          disabled={!next}
          loading={copy.isPending}
          onClick={() => (next && next.version > 0 ? setAsks(true) : copy.mutate(year))}
        >
          {text.copy(year + 1)}
        </Button>
      )}
      {(!isEmpty || Object.keys(mapping.thresholds).length > 0) && (
        <Button type="inline" loading={reset.isPending} onClick={() => reset.mutate()}>
          {text.reset}
        </Button>
      )}
      <ConfirmDialog
        open={asks}
        title={text.copyTitle(year + 1)}
        okText={text.replace}
        cancelText={text.cancel}
        pending={copy.isPending}
        onCancel={() => setAsks(false)}
        onOk={() => copy.mutate(year)}
      >
        {text.copyDetail(year + 1)}
      </ConfirmDialog>
    </Row>
  );
}

/** `21 nov 2026, 9:14`. */
const momentOf = ({ changedAt }: ExogenaChange) => `${formatDay(changedAt)}, ${formatClock(new Date(changedAt))}`;

/** Entries of a change that are told. */
const MOST = 12;

function Change({ change, mapping }: { change: ExogenaChange; mapping: ExogenaMapping }) {
  const changed = changedEntries(change.before, change.after);
  return (
    <Text as="div" grow overflow="breaks">
      <p>
        {momentOf(change)} · {change.changedBy.name} {text.did(change)}
      </p>
      {changed.slice(0, MOST).map((entry) => (
        <p key={`${entry.format} ${entry.pattern}`} className="small">
          {entry.format} · {entry.pattern ?? text.amount}:{' '}
          <s className="mut">{wordsOf(entry, entry.before, mapping)}</s> {wordsOf(entry, entry.after, mapping)}
        </p>
      ))}
      {changed.length === 0 && <p className="mut small">{text.same}</p>}
      {changed.length > MOST && <p className="mut small">{text.more(changed.length - MOST)}</p>}
    </Text>
  );
}

function wordsOf({ format, pattern }: ChangedEntry, said: string | undefined, { formats }: ExogenaMapping): string {
  if (pattern === null) return said === undefined ? text.ofYear : text.pesos(said);
  if (said === undefined) return text.proposal;
  if (said === LEFT_OUT) return text.leftOut;
  const { concept, column } = readGoal(said);
  const name = formats.find(({ key }) => key === format)?.columns.find(({ key }) => key === column)?.name ?? column;
  if (concept === NO_CONCEPT) return name;
  return `${concept === MAIN_CONCEPT ? text.main : concept}, ${name}`;
}
