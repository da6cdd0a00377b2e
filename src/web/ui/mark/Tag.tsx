/** State tag beside a name. */
import type { ReactNode } from 'react';
import styles from './Tag.module.css';

export function Tag({ muted = false, children }: { muted?: boolean; children: ReactNode }) {
  return <span className={muted ? `${styles.tag} ${styles.muted}` : styles.tag}>{children}</span>;
}
