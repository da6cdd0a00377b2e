/** The activity log, its verification, and the users by which it can be filtered. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { exportActivityLog, listActivityLog, verifyActivityLog } from '#api/kernel/activity-log/calls.gen.ts';
import { listUsers } from '#api/users/users/calls.gen.ts';
import type { QueryOf } from '#core/call/endpoint.ts';
import { call } from './transport/api.ts';
import { listFile } from './transport/list-file.ts';
import { mostUsers } from './users/users.ts';

const quiet = { quiet: true };

/** A page with its `meta`; the previous page stays until it arrives. */
export function useActivityLog(query: QueryOf<typeof listActivityLog>, enabled: boolean) {
  return useQuery({
    queryKey: ['record', 'list', query],
    queryFn: ({ signal }) => call(listActivityLog, { query, signal }),
    placeholderData: keepPreviousData,
    enabled,
    meta: quiet,
  });
}

export const activityLogFile = listFile(exportActivityLog);

/** Whether the hash chain of an account is intact; undefined: one's own. */
export function useActivityLogVerification(account: string | undefined, enabled: boolean) {
  return useQuery({
    queryKey: ['record', 'verification', account ?? ''],
    queryFn: async ({ signal }) =>
      (await call(verifyActivityLog, { query: account === undefined ? {} : { account }, signal })).data,
    enabled,
    meta: quiet,
  });
}

/** Fetched once in an account with several users; larger accounts filter otherwise. */
export function useLoggedUsers() {
  return useQuery({
    queryKey: ['record', 'people'],
    queryFn: async ({ signal }) => (await call(listUsers, { query: { pageSize: mostUsers }, signal })).data,
  });
}
