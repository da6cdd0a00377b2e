/** The licences as the server knows them. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getLicense, listLicenseChanges, listLicenses } from '#api/subscription/licenses/contract.ts';
import { call } from '../../data/transport/api.ts';
import type { LicenceView } from './licences-view.ts';

/** Of everything here: whoever changes a licence has it all read again. */
export const licencesKey = ['licences'];

export function licencesQuery({ filter, page, pageSize }: LicenceView) {
  const query = { ...filter, page, pageSize };
  return queryOptions({
    queryKey: [...licencesKey, 'list', query],
    queryFn: ({ signal }) => call(listLicenses, { query, signal }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
}

export function licenceQuery(accountId: string) {
  return queryOptions({
    queryKey: [...licencesKey, 'one', accountId],
    queryFn: async ({ signal }) => (await call(getLicense, { params: { accountId }, signal })).data,
    meta: { quiet: true },
  });
}

export function changesQuery(accountId: string) {
  return queryOptions({
    queryKey: [...licencesKey, 'changes', accountId],
    queryFn: async ({ signal }) => (await call(listLicenseChanges, { params: { accountId }, signal })).data,
    meta: { quiet: true },
  });
}
