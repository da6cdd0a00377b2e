/** Closes the account once its subscriber has written their address and given the password. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { closeAccount } from '#api/account-ownership/contract.ts';
import { call } from '../../../data/api.ts';
import { session } from '../../../data/session.ts';
import { PasswordDialog } from '../../../sign-in/PasswordDialog.tsx';
import { subscriptionText as text } from './text.es.ts';

export function CloseAccount({ email }: { email: string }) {
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
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
    setWrong(false);
    setAsking(false);
  };
  const submit = (password: string) => {
    if (typed.trim().toLowerCase() === email) closing.mutate(password);
    else setWrong(true);
  };
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
        onSubmit={submit}
      >
        <Form.Item
          label={text.typeEmail(email)}
          htmlFor="own-email"
          {...(wrong && { validateStatus: 'error' as const, help: text.otherEmail(email) })}
        >
          <Input
            id="own-email"
            autoComplete="off"
            maxLength={254}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setWrong(false);
            }}
          />
        </Form.Item>
      </PasswordDialog>
    </>
  );
}
