/** Mutations of a user with their notices. */

import { useAssignRole, useUnassignRole } from '#web/data/users/roles.ts';
import { notify } from '../../data/failures/notices.ts';
import { useLinkCompanyUser, useUnlinkCompanyUser } from '../../data/users/company-users.ts';
import { useEndUserSessions, useResetSecondFactor, useUpdateUser } from '../../data/users/users.ts';
import { userText } from './text.es.ts';

export function useUserChanges(userId: number) {
  const said = (title: string) => ({ onSuccess: () => notify({ title }, 'success') });
  // The dialog that asks for the password shows their failures.
  const inDialog = (title: string) => ({ ...said(title), meta: { quiet: true } });
  return {
    rename: useUpdateUser(userId, said(userText.savedName)),
    activate: useUpdateUser(userId, said(userText.activated)),
    deactivate: useUpdateUser(userId, inDialog(userText.deactivated)),
    endSessions: useEndUserSessions(userId, inDialog(userText.ended)),
    resetFactor: useResetSecondFactor(userId, inDialog(userText.resetDone)),
    link: useLinkCompanyUser(said(userText.linked)),
    unlink: useUnlinkCompanyUser(said(userText.unlinked)),
    assign: useAssignRole(said(userText.assigned)),
    unassign: useUnassignRole(said(userText.unassigned)),
  };
}
export type UserChanges = ReturnType<typeof useUserChanges>;
