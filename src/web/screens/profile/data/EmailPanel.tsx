/** Sign-in address; changing it requires a code sent to the new one. */

import { useState } from 'react';
import type { Profile } from '#api/users/profile/contract.ts';
import { fieldErrors } from '../../../data/failures/field-errors.ts';
import { notify } from '../../../data/failures/notices.ts';
import { useAskEmailChange, useConfirmEmailChange } from '../../../data/users/profile.ts';
import { PasswordDialog } from '../../../sign-in/PasswordDialog.tsx';
import { Button } from '../../../ui/control/Button.tsx';
import { Input } from '../../../ui/control/Input.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Form, useForm } from '../../../ui/form/Form.tsx';
import { Offer, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { profileText } from '../text.es.ts';
import { dataText as text } from './text.es.ts';

export function EmailPanel({ profile }: { profile: Profile }) {
  const [step, setStep] = useState<'ask' | 'code' | null>(null);
  const { email, pendingEmail } = profile.attributes;
  return (
    <Panel title={text.email}>
      <Offer>
        <p>
          <b>{email}</b>
          <br />
          {text.emailNote}
        </p>
        <Button onClick={() => setStep('ask')}>{text.changeEmail}</Button>
      </Offer>
      {pendingEmail !== null && (
        <Stack above={16}>
          <Notice action={<Button onClick={() => setStep('code')}>{text.typeCode}</Button>}>
            {text.pending(pendingEmail)}
          </Notice>
        </Stack>
      )}
      <AskEmail open={step === 'ask'} onClose={() => setStep(null)} onSent={() => setStep('code')} />
      <ConfirmEmail open={step === 'code'} email={pendingEmail ?? ''} onClose={() => setStep(null)} />
    </Panel>
  );
}

const names = { email: 'email' } as const;

function AskEmail({ open, onClose, onSent }: { open: boolean; onClose: () => void; onSent: () => void }) {
  const [typed, setTyped] = useState('');
  const ask = useAskEmailChange({ meta: { quiet: true }, onSuccess: onSent });
  return (
    <PasswordDialog
      open={open}
      title={text.changeEmail}
      note={text.changeNote}
      okText={text.sendCode}
      pending={ask.isPending}
      failure={ask.error}
      onClose={() => {
        ask.reset();
        onClose();
      }}
      onSubmit={(password) => ask.mutate({ email: typed.trim(), password })}
      names={names}
    >
      <Field name="email" label={text.newEmail} rules={[{ required: true }, { type: 'email' }]}>
        <Input
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
    </PasswordDialog>
  );
}

function ConfirmEmail({ open, email, onClose }: { open: boolean; email: string; onClose: () => void }) {
  const form = useForm<{ code: string }>();
  const confirm = useConfirmEmailChange({
    meta: { quiet: true },
    onSuccess: () => {
      notify({ title: text.emailChangedTitle, description: text.emailChanged }, 'success');
      onClose();
    },
    onError: (failure) => form.setErrors(codeErrors(failure)),
  });
  return (
    <Dialog
      open={open}
      title={text.codeTitle}
      okText={text.confirm}
      cancelText={profileText.cancel}
      pending={confirm.isPending}
      onCancel={() => {
        confirm.reset();
        onClose();
      }}
      onOk={form.submit}
    >
      <Form form={form} check={[]} onSubmit={({ code }) => confirm.mutate(code.trim())}>
        <Text as="p" tone="secondary" below={16}>
          {text.codeNote(email)}
        </Text>
        <Field
          name="code"
          label={text.code}
          rules={[{ required: true, pattern: /^\s*\d{6}\s*$/, message: text.codeInvalid }]}
        >
          <Input inputMode="numeric" autoComplete="one-time-code" maxLength={8} />
        </Field>
        {confirm.error && codeErrors(confirm.error).length === 0 && <Notice urgent>{confirm.error.message}</Notice>}
      </Form>
    </Dialog>
  );
}

const codeErrors = (failure: unknown) =>
  fieldErrors(failure, { code: 'code' }, { 'email.code_wrong': 'code', 'email.code_expired': 'code' });
