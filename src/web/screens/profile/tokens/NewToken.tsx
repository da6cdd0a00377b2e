/** Makes an API token: name, what it may do, until when; then shows it, once. */
import { useMutation } from '@tanstack/react-query';
import { Form, Input, Modal, Select } from 'antd';
import { ChevronDown, X } from 'lucide-react';
import { createToken } from '#api/access/api-tokens/contract.ts';
import type { PermissionKey } from '#core/product/permission.ts';
import { ApiError } from '../../../data/failures/failure.ts';
import { call } from '../../../data/transport/api.ts';
import { PasswordField } from '../../../sign-in/PasswordDialog.tsx';
import { Button } from '../../../ui/control/Button.tsx';
import { CopyButton } from '../../../ui/copy/CopyButton.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import styles from '../Screen.module.css';
import { profileText } from '../text.es.ts';
import { ScopeGrid } from './ScopeGrid.tsx';
import { tokensText as text } from './text.es.ts';

interface NewTokenProps {
  onClose: () => void;
  /** The list has one more. */
  onMade: () => void;
}

interface Typed {
  name: string;
  scopes: PermissionKey[];
  days: number;
  password: string;
}

const terms = [30, 90, 180, 365].map((days) => ({ value: days, label: text.days(days) }));
const closeIcon = <Icon of={X} />;

export function NewToken({ onClose, onMade }: NewTokenProps) {
  const [form] = Form.useForm<Typed>();
  const make = useMutation({
    meta: { quiet: true },
    mutationFn: async (body: Typed) => (await call(createToken, { body })).data,
    onSuccess: onMade,
  });
  if (make.data) return <MadeToken token={make.data.token} onClose={onClose} />;
  const wrong = make.error instanceof ApiError && make.error.word === 'password.wrong';
  return (
    <Modal
      open
      width={560}
      title={text.create}
      okText={text.create}
      cancelText={profileText.cancel}
      confirmLoading={make.isPending}
      closeIcon={closeIcon}
      onCancel={onClose}
      onOk={form.submit}
    >
      <Form<Typed>
        form={form}
        layout="vertical"
        requiredMark={false}
        validateTrigger="onSubmit"
        initialValues={{ days: 90, scopes: ['auditoria.ver', 'empresas.ver'] }}
        onFinish={(typed) => make.mutate(typed)}
      >
        <Form.Item
          name="name"
          label={text.name}
          extra={text.nameHelp}
          rules={[{ required: true, whitespace: true, message: text.nameRequired }]}
        >
          <Input maxLength={60} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="scopes"
          label={text.scopes}
          extra={text.scopesHelp}
          rules={[{ required: true, type: 'array', min: 1, message: text.scopesRequired }]}
        >
          <ScopeGrid />
        </Form.Item>
        <Form.Item name="days" label={text.term}>
          <Select options={terms} suffixIcon={<Icon of={ChevronDown} />} />
        </Form.Item>
        <PasswordField failure={wrong ? make.error?.message : undefined} />
        {make.error && !wrong && <Notice urgent>{make.error.message}</Notice>}
      </Form>
    </Modal>
  );
}

function MadeToken({ token, onClose }: { token: string; onClose: () => void }) {
  return (
    <Modal
      open
      width={560}
      title={text.madeTitle}
      closeIcon={closeIcon}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {text.kept}
        </Button>
      }
    >
      <p className={styles.note}>{text.madeNote}</p>
      <p className={styles.secret} style={{ marginBottom: 12 }}>
        {token}
      </p>
      <CopyButton text={token} />
    </Modal>
  );
}
