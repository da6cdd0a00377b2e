/** Changes one's password: the current one proves who asks. */
import { useMutation } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { changePassword } from '#api/access/passwords/contract.ts';
import { ApiError } from '../../data/failures/failure.ts';
import { notify } from '../../data/failures/notices.ts';
import { useSession } from '../../data/session/session.ts';
import { call } from '../../data/transport/api.ts';
import { Button } from '../../ui/control/Button.tsx';
import { revealIcon } from '../../ui/form/reveal-icon.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import styles from './Screen.module.css';
import { text } from './text.es.ts';

interface Typed {
  current: string;
  next: string;
  repeat: string;
}

export function ChangePassword() {
  const [form] = Form.useForm<Typed>();
  const email = useSession((state) => state.user?.attributes.user_email ?? '');
  const save = useMutation({
    meta: { quiet: true },
    mutationFn: ({ current, next }: Typed) =>
      call(changePassword, { body: { currentPassword: current, password: next } }),
    onSuccess: () => {
      form.resetFields();
      notify({ title: text.savedTitle, description: text.saved }, 'success');
    },
    onError: (failure) => form.setFields(errorsOf(failure)),
  });
  const general = save.error && errorsOf(save.error).length === 0 ? save.error.message : null;
  return (
    <>
      <PageHeader title={text.title} context={text.context} />
      <div className={styles.form}>
        <Panel label={text.title}>
          <Form<Typed>
            form={form}
            layout="vertical"
            requiredMark={false}
            validateTrigger="onSubmit"
            onFinish={(values) => save.mutate(values)}
          >
            {/* So that password managers know whose password it is. */}
            <input type="email" value={email} autoComplete="username" readOnly hidden />
            <Form.Item name="current" label={text.current} rules={[{ required: true, message: text.currentRequired }]}>
              <Input.Password autoComplete="current-password" iconRender={revealIcon} />
            </Form.Item>
            <Form.Item
              name="next"
              label={text.next}
              className="yields"
              validateTrigger="onChange"
              extra={text.rule}
              rules={[{ required: true, message: text.nextRequired }, otherThan('current', text.same)]}
            >
              <Input.Password autoComplete="new-password" iconRender={revealIcon} />
            </Form.Item>
            <Form.Item
              name="repeat"
              label={text.repeat}
              rules={[{ required: true, message: text.repeatRequired }, sameAs('next', text.different)]}
            >
              <Input.Password autoComplete="new-password" iconRender={revealIcon} />
            </Form.Item>
            {general && <Notice urgent>{general}</Notice>}
            <Button type="primary" htmlType="submit" loading={save.isPending}>
              {text.save}
            </Button>
          </Form>
        </Panel>
      </div>
    </>
  );
}

type Rule = (form: { getFieldValue: (name: string) => unknown }) => {
  validator: (rule: unknown, typed: unknown) => Promise<void>;
};

function sameAs(name: string, message: string): Rule {
  return ({ getFieldValue }) => ({
    validator: async (_rule, typed) => {
      if (typed && typed !== getFieldValue(name)) throw new Error(message);
    },
  });
}

function otherThan(name: string, message: string): Rule {
  return ({ getFieldValue }) => ({
    validator: async (_rule, typed) => {
      if (typed && typed === getFieldValue(name)) throw new Error(message);
    },
  });
}

/** A wrong current password and a weak new one are said at their fields. */
function errorsOf(failure: Error): { name: keyof Typed; errors: string[] }[] {
  if (!(failure instanceof ApiError)) return [];
  if (failure.word === 'password.wrong') return [{ name: 'current', errors: [failure.message] }];
  return failure.fields
    .filter(({ field }) => field === 'password')
    .map(({ message }) => ({ name: 'next', errors: [message] }));
}
