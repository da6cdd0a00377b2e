/** Photo, personal data and sign-in address. */

import { useProfile } from '../../../data/users/profile.ts';
import { Panel } from '../../../ui/page/Panel.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { EmailPanel } from './EmailPanel.tsx';
import { PhotoPanel } from './PhotoPanel.tsx';
import { dataText as text } from './text.es.ts';
import { UserForm } from './UserForm.tsx';

export function DataSection() {
  const { data: profile, error, refetch } = useProfile();
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  if (!profile) {
    return (
      <Panel title={text.userData} flush>
        <SkeletonRows rows={6} columns="1fr 1fr" height={56} />
      </Panel>
    );
  }
  return (
    <>
      <PhotoPanel profile={profile} />
      <UserForm profile={profile} />
      <EmailPanel profile={profile} />
    </>
  );
}
