/** What is to be done, one after the other, each with its number. */
import type { ReactNode } from 'react';
import styles from './NumberedSteps.module.css';

/** Takes `<li>`. */
export function NumberedSteps({ children }: { children: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>;
}
