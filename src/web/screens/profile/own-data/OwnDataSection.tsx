/** Export of personal data, and the deletion request. */

import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Profile } from '#api/users/profile/contract.ts';
import { formatDay } from '#web/dates.es.ts';
import { notify } from '../../../data/failures/notices.ts';
import { isAdmin } from '../../../data/session/session.ts';
import { useAccess } from '../../../data/users/access.ts';
import { useDownloadPersonalData, useRequestDeletion, useWithdrawDeletion } from '../../../data/users/personal-data.ts';
import { useProfile } from '../../../data/users/profile.ts';
import { PasswordDialog } from '../../../sign-in/PasswordDialog.tsx';
import { Button } from '../../../ui/control/Button.tsx';
import { Offer } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { SubscriptionPanel } from './SubscriptionPanel.tsx';
import { ownDataText as text } from './text.es.ts';

export function OwnDataSection() {
  const { data: profile, error, refetch } = useProfile();
  const save = useDownloadPersonalData(text.fileName);
  return (
    <>
      <Panel title={text.copy}>
        <Offer>
          <p>{text.copyNote}</p>
          <Button icon={<Icon of={Download} />} loading={save.isPending} onClick={() => save.mutate()}>
            {text.download}
          </Button>
        </Offer>
      </Panel>
      {/* Staff accounts are closed by the provider. */}
      {!isAdmin() && (
        <Panel title={text.deletion}>
          {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
          {!profile && !error && <SkeletonRows rows={2} columns="1fr" />}
          {profile && <Deletion profile={profile} />}
        </Panel>
      )}
      {profile?.attributes.isRootUser && !isAdmin() && <SubscriptionPanel email={profile.attributes.email} />}
    </>
  );
}

function Deletion({ profile: { attributes } }: { profile: Profile }) {
  const [asking, setAsking] = useState(false);
  const closesAt = useAccess()?.closesAt ?? null;
  const ask = useRequestDeletion({ meta: { quiet: true }, onSuccess: () => setAsking(false) });
  const withdraw = useWithdrawDeletion({ onSuccess: () => notify({ title: text.withdrawn }, 'success') });
  if (closesAt !== null)
    return (
      <Text as="p" tone="secondary">
        {text.withAccount(formatDay(closesAt))}
      </Text>
    );
  if (attributes.deletion) {
    return (
      <Notice
        urgent
        action={
          <Button loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {text.withdraw}
          </Button>
        }
      >
        {text.pending(formatDay(attributes.deletion.dueAt))}
      </Notice>
    );
  }
  return (
    <>
      <Offer>
        <p>{text.deletionNote}</p>
        {!attributes.isRootUser && (
          <Button danger onClick={() => setAsking(true)}>
            {text.ask}
          </Button>
        )}
      </Offer>
      <Text as="p" tone="muted" size="small" above={12}>
        {attributes.isRootUser ? text.owner : text.kept}
      </Text>
      <PasswordDialog
        open={asking}
        title={text.askTitle}
        note={text.askNote}
        okText={text.ask}
        danger
        pending={ask.isPending}
        failure={ask.error}
        onClose={() => {
          ask.reset();
          setAsking(false);
        }}
        onSubmit={(password) => ask.mutate(password)}
      />
    </>
  );
}
