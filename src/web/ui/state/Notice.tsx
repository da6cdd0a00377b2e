/** A sentence of a screen about itself: what happened, what stands in the way. For what passes see Notices. */
import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  /** Something stands in the way: said at once by screen readers, with a red edge. */
  urgent?: boolean;
  /** At the right of the words. */
  action?: ReactNode;
  children: ReactNode;
}

export function Notice({ urgent = false, action, children }: NoticeProps) {
  return (
    <div className={urgent ? styles.urgent : styles.notice} role={urgent ? 'alert' : 'status'}>
      <div>{children}</div>
      {action}
    </div>
  );
}
