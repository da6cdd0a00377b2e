/** The record as the server tells it, whether it is whole, and the people by whom it can be filtered. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listRecord, verifyRecord } from '#api/kernel/record/contract.ts';
import { listUsers } from '#api/users/users/contract.ts';
import { call } from '../../data/transport/api.ts';
import type { RecordView } from './record-view.ts';

export function recordQuery({ filter, page, pageSize, isBackwards }: RecordView) {
  const query = { ...filter, page, pageSize };
  return queryOptions({
    queryKey: ['record', 'list', query],
    queryFn: ({ signal }) => call(listRecord, { query, signal }),
    placeholderData: keepPreviousData,
    enabled: !isBackwards,
    meta: { quiet: true },
  });
}

/** Of an account; undefined is one's own. */
export function verificationQuery(account: string | undefined) {
  return queryOptions({
    queryKey: ['record', 'verification', account ?? ''],
    queryFn: async ({ signal }) =>
      (await call(verifyRecord, { query: account === undefined ? {} : { account }, signal })).data,
    meta: { quiet: true },
  });
}

/** As many as the server gives at once: in an account with more, the others are found by filtering otherwise. */
const mostPeople = 200;

export const peopleQuery = queryOptions({
  queryKey: ['record', 'people'],
  queryFn: async ({ signal }) => (await call(listUsers, { query: { pageSize: mostPeople }, signal })).data,
});
