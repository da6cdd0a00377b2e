/** Profile of the signed-in user, and its mutations, which update every display at once. */
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { deletePhoto, putPhoto } from '#api/users/photos/calls.gen.ts';
import {
  askEmailChange,
  confirmEmailChange,
  getProfile,
  updatePreferences,
  updateProfile,
} from '#api/users/profile/calls.gen.ts';
import type { Profile } from '#api/users/profile/contract.ts';
import type { BodyOf } from '#core/call/endpoint.ts';
import { call } from '../transport/api.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';
import { changeOwnUser } from './own-user.ts';

const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }) => (await call(getProfile, { signal })).data,
  meta: { quiet: true },
});

export function useProfile() {
  return useQuery(profileQuery);
}

/** Updates the cache from a mutation's response. */
function keepProfile(cache: QueryClient, profile: Profile): void {
  cache.setQueryData(profileQuery.queryKey, profile);
  const { name, email, photo, theme } = profile.attributes;
  changeOwnUser({ user_name: name, user_email: email, photo, theme });
}

export function readProfileAgain(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ queryKey: profileQuery.queryKey });
}

type ProfileValues = BodyOf<typeof updateProfile>;

export function useUpdateProfile(reaction?: Reaction<Profile, ProfileValues>) {
  const send = async (body: ProfileValues) => (await call(updateProfile, { body })).data;
  return useChange({ send, stored: keepProfile }, reaction);
}

/** Mail preferences. */
export function useNoticePreference() {
  const send = async (body: Pick<BodyOf<typeof updatePreferences>, 'mails' | 'bells'>) =>
    (await call(updatePreferences, { body })).data;
  return useChange({ send, stored: keepProfile });
}

/** Mails a code to the new address. */
export function useAskEmailChange(reaction?: Reaction<unknown, BodyOf<typeof askEmailChange>>) {
  const send = (body: BodyOf<typeof askEmailChange>): Promise<unknown> => call(askEmailChange, { body });
  return useChange({ send, stored: readProfileAgain }, reaction);
}

/** Takes the code mailed to the new address. */
export function useConfirmEmailChange(reaction?: Reaction<Profile, string>) {
  const send = async (code: string) => (await call(confirmEmailChange, { body: { code } })).data;
  return useChange({ send, stored: keepProfile }, reaction);
}

const withPhoto = (profile: Profile, photo: string | null): Profile => ({
  ...profile,
  attributes: { ...profile.attributes, photo },
});

export function usePutPhoto(profile: Profile, reaction?: Reaction<Profile, File>) {
  const send = async (file: File) => withPhoto(profile, (await call(putPhoto, { file })).data.photo);
  return useChange({ send, stored: keepProfile }, reaction);
}

export function useDeletePhoto(profile: Profile) {
  const send = async () => {
    await call(deletePhoto);
    return withPhoto(profile, null);
  };
  return useChange({ send, stored: keepProfile });
}
