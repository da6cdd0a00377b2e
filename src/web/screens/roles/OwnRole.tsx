/** Custom role of the account: edit, copy, delete if unassigned. */
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Role } from '#api/users/roles/contract.ts';
import { useDeleteRole, useUpdateRole } from '#web/data/users/roles.ts';
import { notify } from '../../data/failures/notices.ts';
import { dropDraft } from '../../data/session/draft.ts';
import { Button } from '../../ui/control/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { RoleForm } from './RoleForm.tsx';
import { valuesOf } from './role-values.ts';
import { roleText } from './text.es.ts';

/** Form over one version; a new version is a new form. */
export function OwnRole({ role }: { role: Role }) {
  const navigate = useNavigate();
  const { id: roleId } = role;
  const { users } = role.attributes;
  const draft = `role-${roleId}`;
  const save = useUpdateRole(role, {
    meta: { quiet: true },
    onSuccess: () => {
      dropDraft(draft);
      notify({ title: roleText.saved, description: roleText.savedNote(users) }, 'success');
    },
  });
  return (
    <RoleForm
      draft={draft}
      start={valuesOf(role)}
      read={valuesOf(role)}
      submitLabel={roleText.save}
      pending={save.isPending}
      failure={save.error}
      onSubmit={(values) => save.mutate(values)}
    >
      <Button onClick={() => void navigate(`/crear-cargo?desde=${roleId}`)}>{roleText.copy}</Button>
      <DeleteRole role={role} />
    </RoleForm>
  );
}

function DeleteRole({ role }: { role: Role }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { name, users } = role.attributes;
  const remove = useDeleteRole(role, {
    onSuccess: async () => {
      notify({ title: roleText.removed, description: name }, 'success');
      await navigate('/editar-cargo', { replace: true });
    },
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button disabled={users > 0} title={users > 0 ? roleText.inUse : undefined} onClick={() => setAsking(true)}>
        {roleText.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        title={roleText.removeTitle(name)}
        okText={roleText.remove}
        cancelText={roleText.keep}
        pending={remove.isPending}
        onCancel={() => setAsking(false)}
        onOk={() => remove.mutate()}
      >
        <p>{roleText.removeNote}</p>
      </ConfirmDialog>
    </>
  );
}
