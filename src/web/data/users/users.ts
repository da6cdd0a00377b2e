/** Users of the account, or of all accounts for staff. Each screen shows its own failures. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  endUserSessions,
  exportUsers,
  getUser,
  listUserSessions,
  listUsers,
  resetSecondFactor,
  updateUser,
} from '#api/users/users/calls.gen.ts';
import type { UserOrder, userStatuses } from '#api/users/users/contract.ts';
import type { BodyOf } from '#core/call/endpoint.ts';
import { call } from '../transport/api.ts';
import { listFile } from '../transport/list-file.ts';
import { type ReactionTo, useChange } from '../transport/use-change.ts';
import { readUsersAgain, usersKey } from './users-key.ts';

const quiet = { quiet: true };

/** Maximum page size of the server. */
export const mostUsers = 200;

export interface UserFilter {
  q?: string;
  status?: (typeof userStatuses)[number];
  companyId?: number;
  sort?: UserOrder;
  page?: number;
  pageSize?: number;
}

/** A page with its `meta`; the previous page stays until it arrives. */
export function useUsers(filter: UserFilter) {
  return useQuery({
    queryKey: [...usersKey, 'users', filter],
    queryFn: ({ signal }) => call(listUsers, { query: filter, signal }),
    placeholderData: keepPreviousData,
    meta: quiet,
  });
}

export const usersFile = listFile(exportUsers);

export function useUser(userId: number) {
  return useQuery({
    queryKey: [...usersKey, 'user', userId],
    queryFn: async ({ signal }) => (await call(getUser, { params: { userId }, signal })).data,
    meta: quiet,
  });
}

/** Open sessions of a user. */
export function useUserSessions(userId: number) {
  return useQuery({
    queryKey: [...usersKey, 'sessions', userId],
    queryFn: async ({ signal }) => (await call(listUserSessions, { params: { userId }, signal })).data,
    meta: quiet,
  });
}

/** Changes a user's name, or activates and (with the password of the signed-in user) deactivates. */
export function useUpdateUser(userId: number, reaction?: ReactionTo<typeof updateUser, BodyOf<typeof updateUser>>) {
  const send = (body: BodyOf<typeof updateUser>) => call(updateUser, { params: { userId }, body });
  return useChange({ send, settled: readUsersAgain }, reaction);
}

/** Takes the password of the signed-in user. */
export function useEndUserSessions(userId: number, reaction?: ReactionTo<typeof endUserSessions, string>) {
  const send = (password: string) => call(endUserSessions, { params: { userId }, body: { password } });
  return useChange({ send, settled: readUsersAgain }, reaction);
}

/** Takes the password of the signed-in user. */
export function useResetSecondFactor(userId: number, reaction?: ReactionTo<typeof resetSecondFactor, string>) {
  const send = (password: string) => call(resetSecondFactor, { params: { userId }, body: { password } });
  return useChange({ send, settled: readUsersAgain }, reaction);
}
