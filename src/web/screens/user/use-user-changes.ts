/** What can be done to a person. Failures become notices; whatever happened, people are read again. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { linkCompanyUser, unlinkCompanyUser } from '#api/users/company-users/contract.ts';
import { assignJob, unassignJob } from '#api/users/jobs/contract.ts';
import { endUserSessions, resetSecondFactor, updateUser } from '#api/users/users/contract.ts';
import { notify } from '../../data/failures/notices.ts';
import { call } from '../../data/transport/api.ts';
import { peopleKey } from '../../people/queries.ts';
import { userText } from './text.es.ts';

export function useUserChanges(userId: number) {
  const cache = useQueryClient();
  const params = { userId };
  const said = (title: string) => ({
    onSuccess: () => notify({ title }, 'success'),
    onSettled: () => cache.invalidateQueries({ queryKey: peopleKey }),
  });
  return {
    rename: useMutation({
      mutationFn: (user_name: string) => call(updateUser, { params, body: { user_name } }),
      ...said(userText.savedName),
    }),
    activate: useMutation({
      mutationFn: () => call(updateUser, { params, body: { user_is_active: true } }),
      ...said(userText.activated),
    }),
    deactivate: useMutation({
      mutationFn: () => call(updateUser, { params, body: { user_is_active: false } }),
      ...said(userText.deactivated),
    }),
    endSessions: useMutation({ mutationFn: () => call(endUserSessions, { params }), ...said(userText.ended) }),
    resetFactor: useMutation({ mutationFn: () => call(resetSecondFactor, { params }), ...said(userText.resetDone) }),
    link: useMutation({
      mutationFn: (id: number) => call(linkCompanyUser, { params: { id, userId } }),
      ...said(userText.linked),
    }),
    unlink: useMutation({
      mutationFn: (id: number) => call(unlinkCompanyUser, { params: { id, userId } }),
      ...said(userText.unlinked),
    }),
    assign: useMutation({
      mutationFn: ({ job, company }: { job: string; company: number | null }) =>
        call(assignJob, { body: { user_id: userId, job_id: job, company_id: company } }),
      ...said(userText.assigned),
    }),
    unassign: useMutation({
      mutationFn: (assignmentId: number) => call(unassignJob, { params: { assignmentId } }),
      ...said(userText.unassigned),
    }),
  };
}
export type UserChanges = ReturnType<typeof useUserChanges>;
