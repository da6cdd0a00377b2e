/** Re-authentication: password before a sensitive action. */
import { type ReactNode, useEffect } from 'react';
import { fieldErrors } from '../data/failures/field-errors.ts';
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
  /** Names of these fields by their names in the body of the call. */
  names?: Readonly<Record<string, string>>;
}

const none = {};

export function PasswordDialog({
  onSubmit,
  pending,
  failure,
  children,
  names = none,
  danger = false,
  ...dialog
}: PasswordDialogProps) {
  const form = useForm<{ password: string }>();
  useEffect(() => {
    const shown = objections(failure, names);
    form.setErrors(shown);
    return () => form.setErrors(shown.map(({ name }) => ({ name, errors: [] })));
  }, [form, failure, names]);
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
        <PasswordField />
        {failure && objections(failure, names).length === 0 && <Notice urgent>{failure.message}</Notice>}
      </Form>
    </Dialog>
  );
}

const objections = (failure: Error | null, names: Readonly<Record<string, string>>) =>
  fieldErrors(failure, { ...names, password: 'password' }, { 'password.wrong': 'password' });

export function PasswordField() {
  return (
    <Field name="password" label={proofText.password} rules={[{ required: true }]}>
      <PasswordInput autoComplete="current-password" maxLength={200} />
    </Field>
  );
}
