/** The place of a mark at the start of a line: as wide as the widest of them, as tall as the line. */
import type { ReactNode } from 'react';
import styles from './Sign.module.css';

/** `title` says what the mark stands for, where no word does. */
export function Sign({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <span className={styles.sign} title={title}>
      {children}
    </span>
  );
}
