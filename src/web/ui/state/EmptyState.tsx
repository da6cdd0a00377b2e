/** Empty state: purpose and one next step. */
import type { ReactNode } from 'react';
import styles from './States.module.css';

export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p>{children}</p>
      {action}
    </div>
  );
}
