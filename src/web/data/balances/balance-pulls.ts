/** Pulls from Siigo Nube. */
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { listPulls, startPull } from '#api/balances/balance-pulls/calls.gen.ts';
import type { BalancePull } from '#api/balances/balance-pulls/contract.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { call } from '../transport/api.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';

/** Polling interval of a pull in progress, in milliseconds. */
const again = 1000;

export function isUnderWay({ attributes: { state } }: BalancePull): boolean {
  return state !== 'done';
}

function pullsQuery(company: number) {
  return queryOptions({
    queryKey: ['siigo-pulls', company],
    queryFn: async ({ signal }) => (await call(listPulls, { params: { id: company }, signal })).data,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? again : false),
    meta: { quiet: true },
  });
}

/** Newest first. `enabled`: only for books in Siigo Nube. */
export function usePulls(company: number, enabled: boolean) {
  return useQuery({ ...pullsQuery(company), enabled });
}

/** A range of months, `2026-02` each. */
export interface PullRange {
  from: string;
  to: string;
}

export function useStartPull(company: number, reaction?: Reaction<BalancePull, PullRange>) {
  const { queryKey } = pullsQuery(company);
  const send = async ({ from, to }: PullRange) => {
    const period = from === to ? parsePeriod(from) : null;
    return (await call(startPull, { params: { id: company }, body: period ?? { from, to } })).data;
  };
  const stored = (cache: QueryClient, pull: BalancePull) =>
    cache.setQueryData(queryKey, (before) => [pull, ...(before ?? [])]);
  // Another one may already be in progress.
  const settled = (cache: QueryClient, failure: Error | null) => {
    if (failure) void cache.invalidateQueries({ queryKey });
  };
  return useChange({ send, stored, settled }, reaction);
}
