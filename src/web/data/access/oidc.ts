/** Signing in with an identity from elsewhere. */
import { useQuery } from '@tanstack/react-query';
import { arriveFromOutside, listProviders, startOutside } from '#api/access/oidc/calls.gen.ts';
import type { BodyOf } from '#core/call/endpoint.ts';
import { keepJourney } from '../session/outside-journey.ts';
import { call } from '../transport/api.ts';
import { type Reaction, type ReactionTo, useChange } from '../transport/use-change.ts';

export function useProviders() {
  return useQuery({
    queryKey: ['oidc-providers'],
    meta: { quiet: true },
    queryFn: async () => (await call(listProviders)).data,
  });
}

/** Goes to a provider, by its key. */
export function useLeaveToProvider(reaction?: Reaction<void, string>) {
  const send = async (provider: string) => {
    const { data } = await call(startOutside, { params: { provider } });
    keepJourney(data.secret);
    location.assign(data.url);
    // The page is about to go: the button goes on turning until then.
    await new Promise(() => undefined);
  };
  return useChange({ send }, reaction);
}

type Journey = BodyOf<typeof arriveFromOutside>;

/** Back from a provider: a session, a ticket for the second step, or what is known of somebody without an account. */
export function useArriveFromOutside(reaction?: ReactionTo<typeof arriveFromOutside, Journey>) {
  return useChange({ send: (body: Journey) => call(arriveFromOutside, { body }) }, reaction);
}
