/** Inviting somebody: who they are, which companies they see and with which job. */
import { Drawer, Form, Input } from 'antd';
import { X } from 'lucide-react';
import { useRoles } from '#web/data/users/roles.ts';
import { useCompanies } from '../../data/companies/companies.ts';
import { ApiError } from '../../data/failures/failure.ts';
import { notify } from '../../data/failures/notices.ts';
import { useInviteUser } from '../../data/users/invitations.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { AccessFields } from './AccessFields.tsx';
import styles from './InviteDrawer.module.css';
import { type InviteValues, invitationOf, noInvitation } from './invitation-of.ts';
import { inviteText } from './text.es.ts';

export function InviteDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      size={600}
      title={inviteText.title}
      closable={{ 'aria-label': inviteText.close, placement: 'end' }}
      closeIcon={<Icon of={X} />}
      destroyOnHidden
    >
      <InviteForm onClose={onClose} />
    </Drawer>
  );
}

function InviteForm({ onClose }: { onClose: () => void }) {
  const [form] = Form.useForm<InviteValues>();
  const { data: jobs = [] } = useRoles();
  const { data: companies = [] } = useCompanies();
  const send = useInviteUser({
    meta: { quiet: true },
    onSuccess: ({ data: { attributes } }) => {
      const { user_name: name, user_email: email } = attributes;
      notify({ title: inviteText.sentTitle, description: inviteText.sent(name, email) }, 'success');
      onClose();
    },
    onError: (failure) => form.setFields(fieldErrors(failure)),
  });
  const said = send.error && fieldErrors(send.error).length === 0 ? send.error.message : null;
  return (
    <Form<InviteValues>
      form={form}
      layout="vertical"
      noValidate
      requiredMark={false}
      initialValues={noInvitation}
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true }}
      onFinish={(values) => send.mutate(invitationOf(values))}
    >
      <p className={styles.context}>{inviteText.context}</p>
      <Form.Item
        name="name"
        label={inviteText.name}
        validateFirst
        rules={[
          { required: true, whitespace: true, message: inviteText.nameRequired },
          { min: 2, message: inviteText.nameShort },
        ]}
      >
        <Input autoComplete="off" maxLength={120} />
      </Form.Item>
      <Form.Item
        name="email"
        label={inviteText.email}
        normalize={(typed: string) => typed.trim()}
        rules={[
          { required: true, message: inviteText.emailRequired },
          { type: 'email', message: inviteText.emailInvalid },
        ]}
      >
        <Input type="email" autoComplete="off" maxLength={254} />
      </Form.Item>
      <AccessFields jobs={jobs} companies={companies} />
      {said && <Notice urgent>{said}</Notice>}
      <div className={styles.buttons}>
        <Button onClick={onClose}>{inviteText.cancel}</Button>
        <Button type="primary" htmlType="submit" loading={send.isPending}>
          {inviteText.send}
        </Button>
      </div>
    </Form>
  );
}

const fieldNames: Readonly<Record<string, 'name' | 'email'>> = { user_name: 'name', user_email: 'email' };

/** What the server says of the name or the address stands beside it. */
function fieldErrors(failure: Error): { name: 'name' | 'email'; errors: string[] }[] {
  if (!(failure instanceof ApiError)) return [];
  if (failure.word === 'user.email_taken') return [{ name: 'email', errors: [failure.message] }];
  return failure.fields.flatMap(({ field, message }) => {
    const name = fieldNames[field];
    return name === undefined ? [] : [{ name, errors: [message] }];
  });
}
