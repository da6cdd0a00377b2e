/** Sign-off of a company's months. The screen shows its own failures of reading, so none becomes a notice. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import {
  closeSignOff,
  getSignOff,
  giveOpenReasons,
  prepareSignOff,
  reopenSignOff,
  returnSignOff,
} from '#api/audits/audits/sign-off/calls.gen.ts';
import type { SignOff } from '#api/audits/audits/sign-off/contract.ts';
import { call } from '../transport/api.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';

/** A month of a company: `2026-10`. */
export interface SignOffPlace {
  company: number;
  period: string;
}

const signOffKey = ({ company, period }: SignOffPlace) => ['audits', company, 'sign-off', period] as const;

export function useSignOff(place: SignOffPlace) {
  const params = { id: place.company, period: place.period };
  return useQuery({
    queryKey: signOffKey(place),
    queryFn: async ({ signal }) => (await call(getSignOff, { params, signal })).data,
    meta: { quiet: true },
  });
}

/** An act, with what it takes: what was read, or words. */
export type SignOffAct =
  | { act: 'prepare' | 'close'; digest: string }
  | { act: 'return' | 'reopen'; reason: string }
  | { act: 'reasons'; topics: string[]; reason: string | null };

/** A failure shows what the month is now: somebody else may have signed it. */
export function useSignOffAct(place: SignOffPlace, reaction?: Reaction<SignOff, SignOffAct>) {
  const params = { id: place.company, period: place.period };
  return useChange(
    {
      send: async (given: SignOffAct) => (await send(given, params)).data,
      stored: (cache: QueryClient, answer: SignOff) => cache.setQueryData(signOffKey(place), answer),
      settled: (cache: QueryClient) =>
        cache.invalidateQueries({
          predicate: ({ queryKey: [what, of, part] }) =>
            what === 'audits' && of === place.company && (part === 'months' || part === 'sign-off'),
        }),
    },
    reaction,
  );
}

function send(given: SignOffAct, params: { id: number; period: string }) {
  switch (given.act) {
    case 'prepare':
      return call(prepareSignOff, { params, body: { digest: given.digest } });
    case 'close':
      return call(closeSignOff, { params, body: { digest: given.digest } });
    case 'return':
      return call(returnSignOff, { params, body: { reason: given.reason } });
    case 'reopen':
      return call(reopenSignOff, { params, body: { reason: given.reason } });
    case 'reasons':
      return call(giveOpenReasons, { params, body: { topics: given.topics, reason: given.reason } });
  }
}
