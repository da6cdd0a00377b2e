/** The profile in the query cache, and what changes it. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { getProfile, type Profile, updatePreferences } from '#api/users/profile/contract.ts';
import { call } from '../../data/transport/api.ts';
import { queryClient } from '../../data/transport/query-client.ts';
import { changeOwnUser } from '../../data/users/own-user.ts';

const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }) => (await call(getProfile, { signal })).data,
  meta: { quiet: true },
});

export function useProfile() {
  return useQuery(profileQuery);
}

/** The server's answer to a change, shown everywhere at once. */
export function keepProfile(profile: Profile): void {
  queryClient.setQueryData(profileQuery.queryKey, profile);
  const { name, email, photo, theme } = profile.attributes;
  changeOwnUser({ user_name: name, user_email: email, photo, theme });
}

/** Asks for it anew. */
export function refreshProfile(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
}

export function useMailPreference() {
  return useMutation({
    mutationFn: async (mails: Partial<Profile['attributes']['mails']>) =>
      keepProfile((await call(updatePreferences, { body: { mails } })).data),
  });
}
