/** Closes the account once its subscriber has written their address and given the password. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { closeAccount } from '#api/users/account-ownership/contract.ts';
import { session } from '../../../data/session/session.ts';
import { call } from '../../../data/transport/api.ts';
import { PasswordDialog } from '../../../sign-in/PasswordDialog.tsx';
import { Button } from '../../../ui/control/Button.tsx';
import { Input } from '../../../ui/control/Input.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { subscriptionText as text } from './text.es.ts';

export function CloseAccount({ email }: { email: string }) {
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const cache = useQueryClient();
  const closing = useMutation({
    meta: { quiet: true },
    mutationFn: (password: string) => call(closeAccount, { body: { password, email: typed } }),
    onSuccess: async () => {
      session.selectCompany(null);
      finish();
      await cache.invalidateQueries();
    },
  });
  const finish = () => {
    closing.reset();
    setTyped('');
    setAsking(false);
  };
  const checkTyped = (written: unknown) =>
    String(written ?? '')
      .trim()
      .toLowerCase() === email
      ? null
      : text.otherEmail(email);
  return (
    <>
      <Button danger onClick={() => setAsking(true)}>
        {text.close}
      </Button>
      <PasswordDialog
        open={asking}
        title={text.closeTitle}
        note={text.consequences}
        okText={text.close}
        danger
        pending={closing.isPending}
        failure={closing.error}
        onClose={finish}
        onSubmit={(password) => closing.mutate(password)}
      >
        <Field name="ownEmail" label={text.typeEmail(email)} rules={[{ check: checkTyped }]}>
          <Input autoComplete="off" maxLength={254} onChange={({ target }) => setTyped(target.value)} />
        </Field>
      </PasswordDialog>
    </>
  );
}
