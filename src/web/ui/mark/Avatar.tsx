/** Photo of a user, or initials. */
import type { ReactNode } from 'react';
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
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : '';
  return `${words[0]?.[0] ?? ''}${last?.[0] ?? ''}`.toUpperCase();
}

export function Avatar({ userId, name, photo, size = 28 }: AvatarProps) {
  const { data } = usePhoto(userId, photo);
  return (
    <Disc size={size}>
      {photo !== null && data ? <img src={data} alt="" width={size} height={size} /> : initialsOf(name)}
    </Disc>
  );
}

/** Small, without a photo. */
export function Initials({ name, title }: { name: string; title?: string }) {
  return (
    <Disc size={22} title={title}>
      {initialsOf(name)}
    </Disc>
  );
}

/** Decorative: the name is beside it. */
function Disc({ size, title, children }: { size: number; title?: string | undefined; children: ReactNode }) {
  const measure = { width: size, height: size, fontSize: Math.max(11, Math.round(size * 0.4)) };
  return (
    <span className={styles.avatar} style={measure} title={title} aria-hidden>
      {children}
    </span>
  );
}
