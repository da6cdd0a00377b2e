/** Photos of users, fetched with the token and kept as data URLs, which need no revoking. */
import { useQuery } from '@tanstack/react-query';
import { getPhoto, getUserPhoto } from '#api/users/photos/calls.gen.ts';
import { useSession } from '../session/session.ts';
import { open } from '../transport/api.ts';
import { dataAddress } from '../transport/data-address.ts';

/** URL of a user's photo; `photo`: its version key, null for none. */
export function usePhoto(userId: number, photo: string | null) {
  const isOwn = useSession((state) => state.user?.id === userId);
  return useQuery({
    queryKey: ['photo', userId, photo],
    enabled: photo !== null,
    // A new photo has a new key.
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
    queryFn: async ({ signal }) => {
      const response = await (isOwn ? open(getPhoto, { signal }) : open(getUserPhoto, { params: { userId }, signal }));
      return dataAddress(await response.blob());
    },
  });
}
