/** Main figures of the statements of all companies. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { exportSummaries, listSummaries } from '#api/statements/portfolio/calls.gen.ts';
import type { QueryOf } from '#core/call/endpoint.ts';
import { call } from '../transport/api.ts';
import { listFile } from '../transport/list-file.ts';

export type SummariesQuery = QueryOf<typeof listSummaries>;

/** Polling interval in milliseconds while figures are being computed. */
const again = 3000;

/** The rows of a query; those of the one before until they arrive. */
export function useSummaries(query: SummariesQuery) {
  return useQuery({
    queryKey: ['portfolio', 'statements', query],
    queryFn: ({ signal }) => call(listSummaries, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => ((state.data?.meta.counts.pending ?? 0) > 0 ? again : false),
    meta: { quiet: true },
  });
}

export const summariesFile = listFile(exportSummaries);
