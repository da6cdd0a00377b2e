/** Roles of the account and their assignments. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import {
  assignRole,
  createRole,
  deleteRole,
  exportRoleAssignments,
  exportRoles,
  listRoles,
  unassignRole,
  updateRole,
} from '#api/users/roles/calls.gen.ts';
import type { Role } from '#api/users/roles/contract.ts';
import type { BodyOf } from '#core/call/endpoint.ts';
import { call } from '../transport/api.ts';
import { listFile } from '../transport/list-file.ts';
import { type Reaction, type ReactionTo, useChange } from '../transport/use-change.ts';
import { readUsersAgain, usersKey } from './users-key.ts';

export function useRoles() {
  return useQuery({
    queryKey: [...usersKey, 'roles'],
    queryFn: async ({ signal }) => (await call(listRoles, { signal })).data,
    meta: { quiet: true },
  });
}

export const rolesFile = listFile(exportRoles);
export const roleAssignmentsFile = listFile(exportRoleAssignments);

type RoleBody = BodyOf<typeof createRole>;

export function useCreateRole(reaction?: ReactionTo<typeof createRole, RoleBody>) {
  return useChange({ send: (body: RoleBody) => call(createRole, { body }), stored: readUsersAgain }, reaction);
}

/** Saves over the version that was read. Not refetched after a failure: a new version would reset the form. */
export function useUpdateRole({ id: roleId, attributes }: Role, reaction?: ReactionTo<typeof updateRole, RoleBody>) {
  const send = (body: RoleBody) => call(updateRole, { params: { jobId: roleId }, body, ifMatch: attributes.version });
  const settled = (cache: QueryClient, failure: Error | null) => (failure ? undefined : readUsersAgain(cache));
  return useChange({ send, settled }, reaction);
}

export function useDeleteRole({ id: roleId }: Role, reaction?: Reaction<unknown>) {
  const send = (): Promise<unknown> => call(deleteRole, { params: { jobId: roleId } });
  return useChange({ send, settled: readUsersAgain }, reaction);
}

/** The role of a user in a company; null for all their companies. */
export interface RoleAssignment {
  userId: number;
  company: number | null;
  role: string;
}

export function useAssignRole(reaction?: Reaction<unknown, RoleAssignment>) {
  const send = ({ userId, company, role }: RoleAssignment): Promise<unknown> =>
    call(assignRole, { body: { user_id: userId, job_id: role, company_id: company } });
  return useChange({ send, settled: readUsersAgain }, reaction);
}

export function useUnassignRole(reaction?: Reaction<unknown, number>) {
  const send = (assignmentId: number): Promise<unknown> => call(unassignRole, { params: { assignmentId } });
  return useChange({ send, settled: readUsersAgain }, reaction);
}

/** Position of an assignment: a user in a company or (null) in all of theirs, with the current assignment. */
export interface RolePlace {
  userId: number;
  company: number | null;
  assignmentId: number | undefined;
}

/** Takes the role's id, or '' for none. */
export function useChooseRole({ userId, company, assignmentId }: RolePlace, reaction?: Reaction<void, string>) {
  const send = async (role: string) => {
    if (role !== '') await call(assignRole, { body: { user_id: userId, job_id: role, company_id: company } });
    else if (assignmentId !== undefined) await call(unassignRole, { params: { assignmentId } });
  };
  return useChange({ send, settled: readUsersAgain }, reaction);
}
