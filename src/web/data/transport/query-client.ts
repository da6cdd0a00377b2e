/** The query cache. Failures not handled by a screen (without `meta: { quiet: true }`) become notices. */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../failures/failure.ts';
import { reportFailure } from '../failures/report-failure.ts';

/** Retries twice without a response; refusals are not retried, and what a busy server refused has been (`client.ts`). */
function mayRetry(count: number, failure: unknown): boolean {
  if (!(failure instanceof ApiError) || failure.word === 'server.busy') return false;
  return count < 2 && (failure.status === 0 || failure.status === 503);
}

/** What is read again by itself, as the notice of the connection says. A change that failed says so of itself. */
function isToldByConnection(failure: unknown): boolean {
  return failure instanceof ApiError && failure.word === 'server.away';
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (failure, query) => {
      if (!query.meta?.quiet && !isToldByConnection(failure)) reportFailure(failure);
    },
  }),
  mutationCache: new MutationCache({
    onError: (failure, _variables, _result, mutation) => {
      if (!mutation.meta?.quiet) reportFailure(failure);
    },
  }),
  defaultOptions: {
    queries: { retry: mayRetry, staleTime: 30_000, refetchOnWindowFocus: false },
    // Without a network a change fails and says so, and what was typed stays: it is never sent later by itself.
    mutations: { networkMode: 'always' },
  },
});
