/** Second factor and open sessions of a user. */
import type { Member } from '#api/users/users/contract.ts';
import { deviceWords } from '#core/product/device.es.ts';
import { formatClock, formatDay } from '#web/dates.es.ts';
import { ApiError } from '../../data/failures/failure.ts';
import { useUserSessions } from '../../data/users/users.ts';
import { Lines } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Panel, PanelHead } from '../../ui/page/Panel.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { Table, type TableColumn } from '../../ui/table/Table.tsx';
import { Confirm } from './Confirm.tsx';
import { userText } from './text.es.ts';
import type { UserChanges } from './use-user-changes.ts';

interface SecurityPanelProps {
  user: Member;
  canEdit: boolean;
  /** Permission to see sessions, which reveal locations. */
  canSee: boolean;
  changes: UserChanges;
}

export function SecurityPanel({ user, canEdit, canSee, changes }: SecurityPanelProps) {
  const { hasSecondFactor, user_name: name } = user.attributes;
  return (
    <Panel title={userText.security} flush>
      <PanelHead of="part" title={userText.secondFactor}>
        <span>{hasSecondFactor ? userText.hasSecondFactor : userText.noSecondFactor}</span>
        {hasSecondFactor && canEdit && (
          <Confirm
            label={userText.reset}
            title={userText.resetTitle(name)}
            note={userText.resetNote}
            pending={changes.resetFactor.isPending}
            failure={changes.resetFactor.error}
            onOpen={changes.resetFactor.reset}
            onConfirm={(password, done) => changes.resetFactor.mutate(password, done)}
          />
        )}
      </PanelHead>
      {canSee && <Sessions user={user} canEdit={canEdit} changes={changes} />}
    </Panel>
  );
}

type Session = NonNullable<ReturnType<typeof useUserSessions>['data']>[number];

const columns: readonly TableColumn<Session>[] = [
  { key: 'device', title: userText.device, isName: true, cell: ({ attributes }) => deviceWords(attributes.userAgent) },
  { key: 'address', title: userText.address, className: 'n flush', cell: ({ attributes }) => attributes.address },
  {
    key: 'opened',
    title: userText.opened,
    cell: ({ attributes: { createdAt } }) => `${formatDay(createdAt)}, ${formatClock(new Date(createdAt))}`,
  },
];

function Sessions({ user, canEdit, changes }: Omit<SecurityPanelProps, 'canSee'>) {
  const { id: userId } = user;
  const { data, error, refetch } = useUserSessions(userId);
  if (error instanceof ApiError && error.status === 403)
    return (
      <PanelHead of="part" title={userText.sessions}>
        <span>{userText.sessionsHidden}</span>
      </PanelHead>
    );
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PanelHead of="part" title={userText.sessions}>
        {canEdit && data && data.length > 0 && (
          <Confirm
            label={userText.endAll}
            title={userText.endAllTitle(user.attributes.user_name)}
            note={userText.endAllNote}
            pending={changes.endSessions.isPending}
            failure={changes.endSessions.error}
            onOpen={changes.endSessions.reset}
            onConfirm={(password, done) => changes.endSessions.mutate(password, done)}
          />
        )}
      </PanelHead>
      {data === undefined && <SkeletonRows rows={2} columns="2fr 1fr 1fr" />}
      {data?.length === 0 && (
        <Lines as="div">
          <Text as="p" tone="secondary">
            {userText.noSessions}
          </Text>
        </Lines>
      )}
      {data && data.length > 0 && <Table columns={columns} rows={data} keyOf={({ id }) => id} />}
    </>
  );
}
