/** Dated tables of the law, for staff. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { listLegalRates, loadLegalRate, withdrawLegalRate } from '#api/audits/legal-rates/calls.gen.ts';
import type { AnswerOf, BodyOf } from '#core/call/endpoint.ts';
import { call } from '../transport/api.ts';
import { type ReactionTo, useChange } from '../transport/use-change.ts';

export type LegalTable = AnswerOf<typeof listLegalRates>['data'][number];

const ratesKey = ['legal-rates'];
const readAgain = (cache: QueryClient) => cache.invalidateQueries({ queryKey: ratesKey });

export function useLegalRates() {
  return useQuery({
    queryKey: ratesKey,
    queryFn: async ({ signal }) => (await call(listLegalRates, { signal })).data,
    meta: { quiet: true },
  });
}

type NewRate = BodyOf<typeof loadLegalRate>;

export function useLoadRate(reaction?: ReactionTo<typeof loadLegalRate, NewRate>) {
  const send = (body: NewRate) => call(loadLegalRate, { body });
  return useChange({ send, stored: readAgain }, reaction);
}

/** Takes the id of a loaded row. */
export function useWithdrawRate() {
  const send = (rateId: number): Promise<unknown> => call(withdrawLegalRate, { params: { rateId } });
  return useChange({ send, settled: readAgain });
}
