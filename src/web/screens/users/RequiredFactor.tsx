/** Mandatory second factor for the account; subscriber only, with password. */
import { useState } from 'react';
import { notify } from '../../data/failures/notices.ts';
import { useAccountSecurity, useUpdateAccountSecurity } from '../../data/users/account.ts';
import { PasswordDialog } from '../../sign-in/PasswordDialog.tsx';
import { Button } from '../../ui/control/Button.tsx';
import { Offer } from '../../ui/layout/Layout.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { factorText as text } from './text.es.ts';

export function RequiredFactor() {
  const { data, error, refetch } = useAccountSecurity();
  const [isAsking, setIsAsking] = useState(false);
  const required = data?.secondFactorRequired ?? false;
  const change = useUpdateAccountSecurity({
    meta: { quiet: true },
    onSuccess: (changed) => {
      notify({ title: changed.secondFactorRequired ? text.isRequired : text.isOptional }, 'success');
      setIsAsking(false);
    },
  });
  const close = () => {
    setIsAsking(false);
    change.reset();
  };
  return (
    <Panel title={text.title}>
      {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={1} columns="3fr 1fr" />}
      {data && (
        <Offer>
          <p>
            <b>{required ? text.required : text.optional}</b>
            <br />
            {text.having(data.withSecondFactor, data.people)} {required && text.later(data)}
          </p>
          <Button onClick={() => setIsAsking(true)}>{required ? text.release : text.require}</Button>
        </Offer>
      )}
      <PasswordDialog
        open={isAsking}
        title={required ? text.releaseTitle : text.requireTitle}
        note={required ? text.releaseNote : text.requireNote}
        okText={required ? text.release : text.require}
        pending={change.isPending}
        failure={change.error}
        onClose={close}
        onSubmit={(password) => change.mutate({ secondFactorRequired: !required, password })}
      />
    </Panel>
  );
}
