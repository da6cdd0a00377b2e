/** First steps of a company until its first audit. */
import { useQuery } from '@tanstack/react-query';
import { getFirstSteps, putFirstStepsAside } from '#api/audits/first-steps/calls.gen.ts';
import { call } from '../transport/api.ts';
import { useChange } from '../transport/use-change.ts';

const stepsKey = (companyId: number) => ['audits', companyId, 'first-steps'];

/** Read again with the audits of the company, and whenever they are shown. */
export function useFirstSteps(companyId: number) {
  return useQuery({
    queryKey: stepsKey(companyId),
    queryFn: async ({ signal }) => (await call(getFirstSteps, { params: { companyId }, signal })).data,
    staleTime: 0,
    meta: { quiet: true },
  });
}

export function usePutFirstStepsAside(companyId: number) {
  const send = (isAside: boolean) => call(putFirstStepsAside, { params: { companyId }, body: { isAside } });
  return useChange({ send, settled: (cache) => cache.invalidateQueries({ queryKey: stepsKey(companyId) }) });
}
