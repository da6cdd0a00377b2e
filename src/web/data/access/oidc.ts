/** Sign-in with an external identity. */
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

/** Redirects to a provider, by key. */
export function useLeaveToProvider(reaction?: Reaction<void, string>) {
  const send = async (provider: string) => {
    const { data } = await call(startOutside, { params: { provider } });
    keepJourney(data.secret);
    location.assign(data.url);
    // The page is about to unload: the button stays pending until then.
    await new Promise(() => undefined);
  };
  return useChange({ send }, reaction);
}

type Journey = BodyOf<typeof arriveFromOutside>;

/** Callback of a provider: a session, a ticket for the second factor, or known data of an unregistered user. */
export function useArriveFromOutside(reaction?: ReactionTo<typeof arriveFromOutside, Journey>) {
  return useChange({ send: (body: Journey) => call(arriveFromOutside, { body }) }, reaction);
}
