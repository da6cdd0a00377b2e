/** The record as the server tells it, whether it is whole, and the people by whom it can be filtered. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { exportActivityLog, listActivityLog, verifyActivityLog } from '#api/kernel/activity-log/calls.gen.ts';
import { listUsers } from '#api/users/users/calls.gen.ts';
import type { QueryOf } from '#core/call/endpoint.ts';
import { call } from './transport/api.ts';
import { listFile } from './transport/list-file.ts';
import { mostUsers } from './users/users.ts';

const quiet = { quiet: true };

/** A page of it, with its `meta`; the page before stays until it arrives. */
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

/** Whether the chain of an account is whole; undefined is one's own. */
export function useActivityLogVerification(account: string | undefined, enabled: boolean) {
  return useQuery({
    queryKey: ['record', 'verification', account ?? ''],
    queryFn: async ({ signal }) =>
      (await call(verifyActivityLog, { query: account === undefined ? {} : { account }, signal })).data,
    enabled,
    meta: quiet,
  });
}

/** In an account with more than one answer holds, the others are found by filtering otherwise. */
export function useLoggedUsers() {
  return useQuery({
    queryKey: ['record', 'people'],
    queryFn: async ({ signal }) => (await call(listUsers, { query: { pageSize: mostUsers }, signal })).data,
  });
}
