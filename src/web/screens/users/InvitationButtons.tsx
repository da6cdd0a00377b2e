/** Resends or withdraws an invitation. */
import { useState } from 'react';
import type { Member } from '#api/users/users/contract.ts';
import { notify } from '../../data/failures/notices.ts';
import { useRepeatInvitation, useWithdrawInvitation } from '../../data/users/invitations.ts';
import { Button } from '../../ui/control/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { usersText } from './text.es.ts';

export function InvitationButtons({ user }: { user: Member }) {
  const { id: userId, attributes } = user;
  const { user_name: name, user_email: email } = attributes;
  const [asking, setAsking] = useState(false);
  const resend = useRepeatInvitation(userId, {
    onSuccess: () => notify({ title: usersText.resent, description: usersText.resentTo(email) }, 'success'),
  });
  const withdraw = useWithdrawInvitation(userId, {
    onSuccess: () => notify({ title: usersText.withdrawn, description: usersText.withdrawnOf(email) }, 'success'),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button
        size="small"
        aria-label={usersText.resendOf(name)}
        loading={resend.isPending}
        onClick={() => resend.mutate()}
      >
        {usersText.resend}
      </Button>{' '}
      <Button size="small" type="text" aria-label={usersText.withdrawOf(name)} onClick={() => setAsking(true)}>
        {usersText.withdraw}
      </Button>
      <ConfirmDialog
        open={asking}
        title={usersText.withdrawTitle(name)}
        okText={usersText.withdraw}
        cancelText={usersText.keep}
        pending={withdraw.isPending}
        onCancel={() => setAsking(false)}
        onOk={() => withdraw.mutate()}
      >
        <p>{usersText.withdrawNote}</p>
      </ConfirmDialog>
    </>
  );
}
