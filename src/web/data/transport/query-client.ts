/** The query cache. Failures that no screen says it shows itself (`meta: { quiet: true }`) become notices. */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../failures/failure.ts';
import { reportFailure } from '../failures/report-failure.ts';

/** No answer, or a server too busy: worth two more tries. A refusal stays a refusal. */
function mayRetry(count: number, failure: unknown): boolean {
  return count < 2 && failure instanceof ApiError && (failure.status === 0 || failure.status === 503);
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (failure, query) => {
      if (!query.meta?.quiet) reportFailure(failure);
    },
  }),
  mutationCache: new MutationCache({
    onError: (failure, _variables, _result, mutation) => {
      if (!mutation.meta?.quiet) reportFailure(failure);
    },
  }),
  defaultOptions: { queries: { retry: mayRetry, staleTime: 30_000, refetchOnWindowFocus: false } },
});
