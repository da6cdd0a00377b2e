/** The API tokens of the signed-in user. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { createToken, listTokens, revokeToken } from '#api/access/api-tokens/calls.gen.ts';
import type { AnswerOf, BodyOf } from '#core/call/endpoint.ts';
import { call } from '../transport/api.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';

const tokensKey = ['tokens'];

/** What follows a change that may end tokens. */
export function readTokensAgain(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ queryKey: tokensKey });
}

export function useTokens() {
  return useQuery({
    queryKey: tokensKey,
    queryFn: async ({ signal }) => (await call(listTokens, { signal })).data,
    meta: { quiet: true },
  });
}

/** The response holds the token itself, only this once. */
export function useCreateToken(reaction?: Reaction<AnswerOf<typeof createToken>['data'], BodyOf<typeof createToken>>) {
  const send = async (body: BodyOf<typeof createToken>) => (await call(createToken, { body })).data;
  return useChange({ send, stored: readTokensAgain }, reaction);
}

/** Takes the token's id. Pending until the list has been refetched. */
export function useRevokeToken(reaction?: Reaction<unknown, string>) {
  const send = async (tokenId: string): Promise<unknown> => call(revokeToken, { params: { tokenId } });
  return useChange({ send, settled: readTokensAgain }, reaction);
}
