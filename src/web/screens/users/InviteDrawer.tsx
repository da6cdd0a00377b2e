/** Invitation: name, e-mail, companies and roles. */

import { useRoles } from '#web/data/users/roles.ts';
import { useCompanies } from '../../data/companies/companies.ts';
import { fieldErrors } from '../../data/failures/field-errors.ts';
import { notify } from '../../data/failures/notices.ts';
import { useInviteUser } from '../../data/users/invitations.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Input } from '../../ui/control/Input.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Form, useForm } from '../../ui/form/Form.tsx';
import { FormButtons } from '../../ui/form/FormButtons.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Drawer } from '../../ui/overlay/Drawer.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { AccessFields } from './AccessFields.tsx';
import { type InviteValues, invitationOf, noInvitation } from './invitation-of.ts';
import { inviteText } from './text.es.ts';

export function InviteDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Drawer
      openedBy="address"
      open={open}
      onClose={onClose}
      width={600}
      title={inviteText.title}
      closeLabel={inviteText.close}
    >
      <InviteForm onClose={onClose} />
    </Drawer>
  );
}

function InviteForm({ onClose }: { onClose: () => void }) {
  const form = useForm<InviteValues>();
  const { data: roles = [] } = useRoles();
  const { data: companies = [] } = useCompanies();
  const send = useInviteUser({
    meta: { quiet: true },
    onSuccess: ({ data: { attributes } }) => {
      const { user_name: name, user_email: email } = attributes;
      notify({ title: inviteText.sentTitle, description: inviteText.sent(name, email) }, 'success');
      onClose();
    },
    onError: (failure) => form.setErrors(objections(failure)),
  });
  const said = send.error && objections(send.error).length === 0 ? send.error.message : null;
  return (
    <Form<InviteValues>
      form={form}
      initial={noInvitation}
      check={['blur']}
      onSubmit={(values) => send.mutate(invitationOf(values))}
    >
      <Text as="p" tone="secondary" below={20}>
        {inviteText.context}
      </Text>
      <Field name="name" label={inviteText.name} rules={[{ required: true, whitespace: true }, { min: 2 }]}>
        <Input autoComplete="off" maxLength={120} />
      </Field>
      <Field
        name="email"
        label={inviteText.email}
        normalize={(typed: string) => typed.trim()}
        rules={[{ required: true }, { type: 'email' }]}
      >
        <Input type="email" autoComplete="off" maxLength={254} />
      </Field>
      <AccessFields roles={roles} companies={companies} />
      {said && <Notice urgent>{said}</Notice>}
      <FormButtons>
        <Button onClick={onClose}>{inviteText.cancel}</Button>
        <Button type="primary" htmlType="submit" loading={send.isPending}>
          {inviteText.send}
        </Button>
      </FormButtons>
    </Form>
  );
}

/** Server errors of name and e-mail are field errors. */
const names = { user_name: 'name', user_email: 'email' } as const;
const objections = (failure: unknown) => fieldErrors(failure, names, { 'user.email_taken': 'email' });
