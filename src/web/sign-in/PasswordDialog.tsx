/** Re-authentication: password before a sensitive action. */
import type { ReactNode } from 'react';
import { ApiError } from '../data/failures/failure.ts';
import { PasswordInput } from '../ui/control/Input.tsx';
import { Field } from '../ui/form/Field.tsx';
import { Form, useForm } from '../ui/form/Form.tsx';
import { Text } from '../ui/layout/Text.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { Notice } from '../ui/state/Notice.tsx';
import { proofText } from './text.es.ts';

interface PasswordDialogProps {
  open: boolean;
  title: string;
  note: ReactNode;
  okText: string;
  /** Irreversible action. */
  danger?: boolean;
  pending: boolean;
  failure: Error | null;
  onClose: () => void;
  onSubmit: (password: string) => void;
  /** Fields above the password. */
  children?: ReactNode;
}

export function PasswordDialog({
  onSubmit,
  pending,
  failure,
  children,
  danger = false,
  ...dialog
}: PasswordDialogProps) {
  const form = useForm<{ password: string }>();
  const wrong = failure instanceof ApiError && failure.word === 'password.wrong';
  return (
    <Dialog
      open={dialog.open}
      title={dialog.title}
      okText={dialog.okText}
      okDanger={danger}
      cancelText={proofText.cancel}
      pending={pending}
      onCancel={dialog.onClose}
      onOk={form.submit}
    >
      <Form form={form} check={[]} onSubmit={({ password }) => onSubmit(password)}>
        <Text as="p" below={16}>
          {dialog.note}
        </Text>
        {children}
        <PasswordField failure={wrong ? failure.message : undefined} />
        {failure && !wrong && <Notice urgent>{failure.message}</Notice>}
      </Form>
    </Dialog>
  );
}

/** The item of a form; `failure` is what the server says of it, where its form does not put it there itself. */
export function PasswordField({ failure }: { failure?: string | undefined }) {
  return (
    <Field
      name="password"
      label={proofText.password}
      rules={[{ required: true, message: proofText.passwordRequired }]}
      error={failure}
    >
      <PasswordInput autoComplete="current-password" maxLength={200} />
    </Field>
  );
}
