/** Somebody's photo, or the first letters of their name until there is one. The photo comes by a call with the token. */
import { useQuery } from '@tanstack/react-query';
import { getPhoto, getUserPhoto } from '#api/users/photos/contract.ts';
import { useSession } from '../../data/session/session.ts';
import { open } from '../../data/transport/api.ts';
import styles from './Avatar.module.css';

interface AvatarProps {
  userId: number;
  name: string;
  /** Which photo they have; null: none. */
  photo: string | null;
  /** In pixels. */
  size?: number;
}

/** First letters of the first and the last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : '';
  return `${words[0]?.[0] ?? ''}${last?.[0] ?? ''}`.toUpperCase();
}

export function Avatar({ userId, name, photo, size = 28 }: AvatarProps) {
  const isOwn = useSession((state) => state.user?.id === userId);
  const { data } = useQuery({
    queryKey: ['photo', userId, photo],
    enabled: photo !== null,
    // Another photo has another key.
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
    queryFn: async ({ signal }) => {
      const response = await (isOwn ? open(getPhoto, { signal }) : open(getUserPhoto, { params: { userId }, signal }));
      return dataAddress(await response.blob());
    },
  });
  const measure = { width: size, height: size, fontSize: Math.max(11, Math.round(size * 0.4)) };
  // The name stands beside it, or in the button around it.
  return (
    <span className={styles.avatar} style={measure} aria-hidden>
      {photo !== null && data ? <img src={data} alt="" width={size} height={size} /> : initials(name)}
    </span>
  );
}

/** The picture as an address, which needs no revoking. */
function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
