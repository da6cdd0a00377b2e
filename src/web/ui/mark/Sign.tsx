/** Slot of a mark at the start of a line: width of the widest mark, height of the line. */
import type { ReactNode } from 'react';
import styles from './Sign.module.css';

/** `title`: meaning of the mark where no text says it. */
export function Sign({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <span className={styles.sign} title={title}>
      {children}
    </span>
  );
}
