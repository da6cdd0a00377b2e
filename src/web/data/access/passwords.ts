/** Changing and recovering a password. */
import { useQuery } from '@tanstack/react-query';
import { changePassword, openPasswordLink, recoverPassword, resetPassword } from '#api/access/passwords/calls.gen.ts';
import type { BodyOf } from '#core/call/endpoint.ts';
import { call } from '../transport/api.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';
import { readTokensAgain } from './api-tokens.ts';

export function useChangePassword(reaction?: Reaction<unknown, BodyOf<typeof changePassword>>) {
  const send = (body: BodyOf<typeof changePassword>): Promise<unknown> => call(changePassword, { body });
  return useChange({ send, settled: readTokensAgain }, reaction);
}

/** Mails a link; succeeds whether or not the address is known. */
export function useRecoverPassword(reaction?: Reaction<unknown, BodyOf<typeof recoverPassword>>) {
  const send = (body: BodyOf<typeof recoverPassword>): Promise<unknown> => call(recoverPassword, { body });
  return useChange({ send }, reaction);
}

/** With the secret from the mailed link. */
export function useResetPassword(reaction?: Reaction<unknown, BodyOf<typeof resetPassword>>) {
  const send = (body: BodyOf<typeof resetPassword>): Promise<unknown> => call(resetPassword, { body });
  return useChange({ send }, reaction);
}

/** Living API tokens of the user of a mailed link. */
export function useTokensOfLink(secret: string) {
  return useQuery({
    queryKey: ['password-link', secret],
    queryFn: async ({ signal }) => (await call(openPasswordLink, { body: { secret }, signal })).data.tokens,
    // Each request counts against the limit of the network address.
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
}
