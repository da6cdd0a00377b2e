/** Activates or deactivates a user. */
import type { Member } from '#api/users/users/contract.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Confirm } from './Confirm.tsx';
import { userText } from './text.es.ts';
import type { UserChanges } from './use-user-changes.ts';

export function ActiveButton({ user, changes }: { user: Member; changes: UserChanges }) {
  const { status, user_name: name } = user.attributes;
  if (status === 'inactivo') {
    return (
      <Button loading={changes.activate.isPending} onClick={() => changes.activate.mutate({ user_is_active: true })}>
        {userText.activate}
      </Button>
    );
  }
  return (
    <Confirm
      label={userText.deactivate}
      title={userText.deactivateTitle(name)}
      note={userText.deactivateNote}
      pending={changes.deactivate.isPending}
      failure={changes.deactivate.error}
      onOpen={changes.deactivate.reset}
      onConfirm={(password, done) => changes.deactivate.mutate({ user_is_active: false, password }, done)}
    />
  );
}
