/** Whom a figure of the results counts. */
import { useState } from 'react';
import type { RecipientState } from '#api/users/notifications/templates/contract.ts';
import { formatClock, formatDay } from '#web/dates.es.ts';
import { useRecipients } from '../../../../data/users/notification-templates.ts';
import { Pages } from '../../../../lists/Pages.tsx';
import { EmailAddress } from '../../../../ui/layout/EmailAddress.tsx';
import { Second } from '../../../../ui/layout/Text.tsx';
import { Drawer } from '../../../../ui/overlay/Drawer.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../../ui/state/SkeletonRows.tsx';
import { Table } from '../../../../ui/table/Table.tsx';
import { templatesText as text } from '../text.es.ts';

interface RecipientsProps {
  templateId: number;
  /** Null: closed. */
  state: RecipientState | null;
  onClose: () => void;
}

const when = (iso: string) => `${formatDay(iso)}, ${formatClock(new Date(iso))}`;

export function Recipients({ templateId, state, onClose }: RecipientsProps) {
  return (
    <Drawer
      openedBy="address"
      open={state !== null}
      onClose={onClose}
      width={560}
      title={state === null ? '' : text.states[state]}
      flush
    >
      {state !== null && <List key={state} templateId={templateId} state={state} />}
    </Drawer>
  );
}

function List({ templateId, state }: { templateId: number; state: RecipientState }) {
  const [page, setPage] = useState(1);
  const { data: list, error, refetch, isPlaceholderData } = useRecipients(templateId, state, page);
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  if (list === undefined) return <SkeletonRows rows={6} columns="2fr 1fr" />;
  if (list.data.length === 0) return <EmptyState>{text.nobody}</EmptyState>;
  return (
    <>
      <Table
        columns={[
          {
            key: 'name',
            title: text.person,
            isName: true,
            cell: ({ name, email }) => (
              <>
                {name}
                <Second>
                  <EmailAddress address={email} />
                </Second>
              </>
            ),
          },
          { key: 'account', title: text.account, cell: ({ account }) => account },
          {
            key: 'when',
            title: text.when[state],
            cell: ({ createdAt, seenAt, remindedAt }) =>
              when({ seen: seenAt, reminded: remindedAt, waiting: createdAt }[state] ?? createdAt),
          },
        ]}
        rows={list.data}
        isOld={isPlaceholderData}
        keyOf={({ id }) => id}
      />
      <Pages meta={list.meta} onPage={setPage} />
    </>
  );
}
