/** Second factor of the signed-in user, and the second step of signing in. */
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  confirmSecondFactor,
  disableSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  verifySecondFactor,
} from '#api/access/second-factor/calls.gen.ts';
import type { AnswerOf } from '#core/call/endpoint.ts';
import { call } from '../transport/api.ts';
import { type Reaction, type ReactionTo, useChange } from '../transport/use-change.ts';

const factorKey = ['second-factor'];

function readFactorAgain(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ queryKey: factorKey });
}

/** `staleTime` in milliseconds; 0 always refetches. */
export function useSecondFactor({ staleTime }: { staleTime?: number } = {}) {
  return useQuery({
    queryKey: factorKey,
    queryFn: async ({ signal }) => (await call(getSecondFactor, { signal })).data,
    meta: { quiet: true },
    ...(staleTime === undefined ? {} : { staleTime }),
  });
}

export function useReadFactorAgain(): () => void {
  const cache = useQueryClient();
  return useCallback(() => void readFactorAgain(cache), [cache]);
}

/** Empties the cache: queries refused before the set-up succeed afterwards. */
export function useForgetAll(): () => void {
  const cache = useQueryClient();
  return useCallback(() => cache.clear(), [cache]);
}

/** Takes the password; returns the secret and its QR code. */
export function useStartSecondFactor(reaction?: Reaction<AnswerOf<typeof startSecondFactor>['data'], string>) {
  const send = async (password: string) => (await call(startSecondFactor, { body: { password } })).data;
  return useChange({ send }, reaction);
}

interface RecoveryCodes {
  recoveryCodes: string[];
}

/** Takes the first code of the authenticator app. */
export function useConfirmSecondFactor(reaction?: Reaction<RecoveryCodes, string>) {
  const send = async (code: string) => (await call(confirmSecondFactor, { body: { code } })).data;
  return useChange({ send }, reaction);
}

/** Takes the password. */
export function useRenewRecoveryCodes(reaction?: Reaction<RecoveryCodes, string>) {
  const send = async (password: string) => (await call(renewRecoveryCodes, { body: { password } })).data;
  return useChange({ send }, reaction);
}

/** Takes the password. */
export function useDisableSecondFactor(reaction?: Reaction<unknown, string>) {
  const send = (password: string): Promise<unknown> => call(disableSecondFactor, { body: { password } });
  return useChange({ send, stored: (cache) => void readFactorAgain(cache) }, reaction);
}

/** Second step of signing in: `ticket` comes from the password step. Takes the code. */
export function useVerifySecondFactor(ticket: string, reaction?: ReactionTo<typeof verifySecondFactor, string>) {
  return useChange({ send: (code: string) => call(verifySecondFactor, { body: { ticket, code } }) }, reaction);
}
