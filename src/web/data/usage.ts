/** Use of the product, for staff. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { exportUsage, getUsage } from '#api/audits/usage/calls.gen.ts';
import type { QueryOf } from '#core/call/endpoint.ts';
import { call } from './transport/api.ts';
import { download } from './transport/download.ts';
import { useChange } from './transport/use-change.ts';

export type UsageFilter = QueryOf<typeof getUsage>;

export function useUsage(query: UsageFilter) {
  return useQuery({
    queryKey: ['usage', query],
    queryFn: async ({ signal }) => (await call(getUsage, { query, signal })).data,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
}

/** Saves it as a workbook. `name`: fallback. */
export function useDownloadUsage(query: UsageFilter, name: string) {
  return useChange({ send: () => download(exportUsage, { query }, name) });
}
