/** Closes the account after its subscriber has typed the e-mail address and the password. */

import { useState } from 'react';
import { session } from '../../../data/session/session.ts';
import { useCloseAccount } from '../../../data/users/account.ts';
import { PasswordDialog } from '../../../sign-in/PasswordDialog.tsx';
import { Button } from '../../../ui/control/Button.tsx';
import { Input } from '../../../ui/control/Input.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { subscriptionText as text } from './text.es.ts';

const names = { email: 'ownEmail' } as const;

export function CloseAccount({ email }: { email: string }) {
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const closing = useCloseAccount({
    meta: { quiet: true },
    onSuccess: () => {
      session.selectCompany(null);
      finish();
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
        onSubmit={(password) => closing.mutate({ password, email: typed })}
        names={names}
      >
        <Field name="ownEmail" label={text.typeEmail(email)} rules={[{ check: checkTyped }]}>
          <Input autoComplete="off" maxLength={254} onChange={({ target }) => setTyped(target.value)} />
        </Field>
      </PasswordDialog>
    </>
  );
}
