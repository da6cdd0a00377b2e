/** Codes, batches and the own licence, as the server knows them. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listBatches, listCodes } from '#api/subscription/codes/contract.ts';
import { ownLicense } from '#api/subscription/licenses/contract.ts';
import { call } from '../../data/transport/api.ts';
import type { CodesView } from './codes-view.ts';
import type { BatchesView } from './staff/batches-view.ts';

/** Of everything here: whoever changes a code has it all read again. */
export const codesKey = ['codes'];

export function codesQuery(query: CodesView) {
  return queryOptions({
    queryKey: [...codesKey, 'list', query],
    queryFn: ({ signal }) => call(listCodes, { query, signal }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
}

export function batchesQuery(query: BatchesView) {
  return queryOptions({
    queryKey: [...codesKey, 'batches', query],
    queryFn: ({ signal }) => call(listBatches, { query, signal }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
}

export const ownLicenceQuery = queryOptions({
  queryKey: [...codesKey, 'licence'],
  queryFn: async ({ signal }) => (await call(ownLicense, { signal })).data,
  meta: { quiet: true },
});
