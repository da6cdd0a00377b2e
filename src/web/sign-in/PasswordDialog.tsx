/** Asks for the password before something that only its owner may do. */
import { Form, Input, Modal } from 'antd';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '../data/failures/failure.ts';
import { revealIcon } from '../ui/form/reveal-icon.tsx';
import { Icon } from '../ui/mark/Icon.tsx';
import { Notice } from '../ui/state/Notice.tsx';
import { proofText } from './text.es.ts';

interface PasswordDialogProps {
  open: boolean;
  title: string;
  note: ReactNode;
  okText: string;
  /** What cannot be taken back. */
  danger?: boolean;
  pending: boolean;
  failure: Error | null;
  onClose: () => void;
  onSubmit: (password: string) => void;
  /** Fields before the password. */
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
  const [form] = Form.useForm<{ password: string }>();
  const wrong = failure instanceof ApiError && failure.word === 'password.wrong';
  return (
    <Modal
      open={dialog.open}
      width={500}
      title={dialog.title}
      okText={dialog.okText}
      okType={danger ? 'default' : 'primary'}
      okButtonProps={{ danger }}
      cancelText={proofText.cancel}
      confirmLoading={pending}
      closeIcon={<Icon of={X} />}
      onCancel={dialog.onClose}
      onOk={form.submit}
      destroyOnHidden
    >
      <Form
        form={form}
        layout="vertical"
        noValidate
        requiredMark={false}
        preserve={false}
        validateTrigger="onSubmit"
        onFinish={({ password }) => onSubmit(password)}
      >
        <p style={{ marginBottom: 16 }}>{dialog.note}</p>
        {children}
        <PasswordField failure={wrong ? failure.message : undefined} />
        {failure && !wrong && <Notice urgent>{failure.message}</Notice>}
      </Form>
    </Modal>
  );
}

/** The item of a form; `failure` is what the server says of it. */
export function PasswordField({ failure }: { failure: string | undefined }) {
  return (
    <Form.Item
      name="password"
      label={proofText.password}
      rules={[{ required: true, message: proofText.passwordRequired }]}
      {...(failure ? { validateStatus: 'error', help: failure } : {})}
    >
      <Input.Password autoComplete="current-password" maxLength={200} iconRender={revealIcon} />
    </Form.Item>
  );
}
