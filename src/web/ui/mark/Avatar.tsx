/** Photo of a user, or initials. */
import { usePhoto } from '../../data/users/photos.ts';
import styles from './Avatar.module.css';

interface AvatarProps {
  userId: number;
  name: string;
  /** Photo id; null: none. */
  photo: string | null;
  /** px. */
  size?: number;
}

/** Initials of the first and the last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : '';
  return `${words[0]?.[0] ?? ''}${last?.[0] ?? ''}`.toUpperCase();
}

export function Avatar({ userId, name, photo, size = 28 }: AvatarProps) {
  const { data } = usePhoto(userId, photo);
  const measure = { width: size, height: size, fontSize: Math.max(11, Math.round(size * 0.4)) };
  // Decorative: the name is beside it.
  return (
    <span className={styles.avatar} style={measure} aria-hidden>
      {photo !== null && data ? <img src={data} alt="" width={size} height={size} /> : initials(name)}
    </span>
  );
}
