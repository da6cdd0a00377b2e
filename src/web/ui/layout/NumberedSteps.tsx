/** Numbered steps. */
import type { ReactNode } from 'react';
import styles from './NumberedSteps.module.css';

/** Children: `<li>`. */
export function NumberedSteps({ children }: { children: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>;
}
