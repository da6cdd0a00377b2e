/** Open sessions; ending one requires the password. */

import { useState } from 'react';
import { deviceWords } from '#core/product/device.es.ts';
import { formatClock, formatDay } from '#web/dates.es.ts';
import { useEndSessions, useSessions } from '../../../data/access/sessions.ts';
import { notify } from '../../../data/failures/notices.ts';
import { PasswordDialog } from '../../../sign-in/PasswordDialog.tsx';
import { Button } from '../../../ui/control/Button.tsx';
import { Lines, Offer } from '../../../ui/layout/Layout.tsx';
import { Second } from '../../../ui/layout/Text.tsx';
import { Tag } from '../../../ui/mark/Tag.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { securityText as text } from './text.es.ts';

const moment = (at: string) => `${formatDay(at)}, ${formatClock(new Date(at))}`;

/** Session to end: one, or all others. */
type Ending = { sessionId: string; device: string } | 'others';

export function SessionsPanel() {
  const { data, error, refetch } = useSessions();
  const [ending, setEnding] = useState<Ending | null>(null);
  const others = data?.some(({ attributes }) => !attributes.current);
  return (
    <Panel
      title={text.sessions}
      flush
      {...(others && {
        actions: (
          <Button size="small" onClick={() => setEnding('others')}>
            {text.endOthers}
          </Button>
        ),
      })}
    >
      {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={2} columns="2fr 1fr" height={60} />}
      <Lines>
        {data?.map(({ id, attributes: { userAgent, address, createdAt, lastSeenAt, current } }) => {
          const device = deviceWords(userAgent);
          return (
            <Offer as="li" key={id}>
              <div>
                <b>{device}</b>
                {current && <Tag>{text.thisSession}</Tag>}
                <Second>{text.opened(address, moment(createdAt))}</Second>
                {!current && <Second>{text.lastSeen(moment(lastSeenAt))}</Second>}
              </div>
              {!current && (
                <Button aria-label={text.endOf(device)} onClick={() => setEnding({ sessionId: id, device })}>
                  {text.end}
                </Button>
              )}
            </Offer>
          );
        })}
      </Lines>
      {ending && <EndDialog ending={ending} onClose={() => setEnding(null)} />}
    </Panel>
  );
}

function EndDialog({ ending, onClose }: { ending: Ending; onClose: () => void }) {
  const ofAll = ending === 'others';
  const end = useEndSessions(ofAll ? null : ending.sessionId, {
    meta: { quiet: true },
    onSuccess: () => {
      notify({ title: ofAll ? text.othersEnded : text.ended }, 'success');
      onClose();
    },
  });
  return (
    <PasswordDialog
      open
      title={ofAll ? text.endOthersTitle : text.endOf(ending.device)}
      note={ofAll ? text.endOthersNote : text.endNote}
      okText={ofAll ? text.endOthers : text.end}
      pending={end.isPending}
      failure={end.error}
      onClose={onClose}
      onSubmit={(password) => end.mutate(password)}
    />
  );
}
