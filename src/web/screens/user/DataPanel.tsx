/** Data of a user: editable name, the rest read-only. */
import type { Member } from '#api/users/users/contract.ts';
import { formatClock, formatDay } from '#web/dates.es.ts';
import { accountUsersText, statusName } from '../../account-users/text.es.ts';
import { fieldErrors } from '../../data/failures/field-errors.ts';
import { isAdmin } from '../../data/session/session.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Input } from '../../ui/control/Input.tsx';
import { Field } from '../../ui/form/Field.tsx';
import layout from '../../ui/form/Form.module.css';
import { Form, useForm, useValue } from '../../ui/form/Form.tsx';
import { Facts } from '../../ui/layout/Facts.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { userText } from './text.es.ts';
import type { UserChanges } from './use-user-changes.ts';

interface DataPanelProps {
  user: Member;
  canEdit: boolean;
  changes: UserChanges;
}

export function DataPanel({ user, canEdit, changes }: DataPanelProps) {
  const { user_email: email, account, createdAt, lastSignInAt } = user.attributes;
  return (
    <Panel title={userText.data}>
      {canEdit && <NameForm user={user} changes={changes} />}
      <Facts
        facts={[
          [userText.email, email],
          [userText.status, statusWords(user)],
          [userText.since, formatDay(createdAt)],
          [
            userText.lastAccess,
            lastSignInAt
              ? `${formatDay(lastSignInAt)}, ${formatClock(new Date(lastSignInAt))}`
              : accountUsersText.never,
          ],
          [userText.account, isAdmin() && account.name],
        ]}
      />
    </Panel>
  );
}

function statusWords({ attributes: { status, invitationExpiresAt } }: Member): string {
  if (invitationExpiresAt === null) return statusName[status];
  const isOver = Date.parse(invitationExpiresAt) < Date.now();
  return isOver ? userText.invitationOver : userText.invitedUntil(formatDay(invitationExpiresAt));
}

function NameForm({ user, changes: { rename } }: Omit<DataPanelProps, 'canEdit'>) {
  const form = useForm<{ name: string }>();
  const { user_name: name } = user.attributes;
  const typed = useValue(form, 'name') ?? name;
  return (
    <Form
      form={form}
      className={layout.beside}
      initial={{ name }}
      onSubmit={(values) =>
        rename.mutate(
          { user_name: values.name.trim() },
          { onError: (failure) => form.setErrors(fieldErrors(failure, { user_name: 'name' })) },
        )
      }
    >
      <Field name="name" label={userText.name} rules={[{ required: true, whitespace: true }, { min: 2 }]}>
        <Input autoComplete="off" maxLength={120} />
      </Field>
      <Button htmlType="submit" disabled={typed.trim() === name} loading={rename.isPending}>
        {userText.save}
      </Button>
    </Form>
  );
}
