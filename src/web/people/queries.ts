/** What the screens about people read: persons, jobs and the matrix of permissions. Each screen says its own failures. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { permissionMatrix } from '#api/access/permissions/contract.ts';
import { listJobs } from '#api/users/jobs/contract.ts';
import { getUser, listUsers, type UserOrder, type userStatuses } from '#api/users/users/contract.ts';
import { call } from '../data/transport/api.ts';

const quiet = { quiet: true };

/** Key of everything about people: who changes somebody lets all of it be read again. */
export const peopleKey = ['people'] as const;

export interface UserFilter {
  q?: string;
  status?: (typeof userStatuses)[number];
  companyId?: number;
  sort?: UserOrder;
  page?: number;
  pageSize?: number;
}

export function usersQuery(filter: UserFilter) {
  return queryOptions({
    queryKey: [...peopleKey, 'users', filter],
    queryFn: ({ signal }) => call(listUsers, { query: filter, signal }),
    placeholderData: keepPreviousData,
    meta: quiet,
  });
}

export function userQuery(userId: number) {
  return queryOptions({
    queryKey: [...peopleKey, 'user', userId],
    queryFn: async ({ signal }) => (await call(getUser, { params: { userId }, signal })).data,
    meta: quiet,
  });
}

export const jobsQuery = queryOptions({
  queryKey: [...peopleKey, 'jobs'],
  queryFn: async ({ signal }) => (await call(listJobs, { signal })).data,
  meta: quiet,
});

export const matrixQuery = queryOptions({
  queryKey: ['permission-matrix'],
  queryFn: async ({ signal }) => (await call(permissionMatrix, { signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
  meta: quiet,
});
