/** A sentence of a screen about itself: what happened, what stands in the way. For what passes see Notices. */
import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  /** Something stands in the way: said at once by screen readers, with a red edge. */
  urgent?: boolean;
  /** Something will stand in the way, soon or already. */
  tone?: 'early' | 'warning';
  /** At the right of the words. */
  action?: ReactNode;
  children: ReactNode;
}

export function Notice({ urgent = false, tone, action, children }: NoticeProps) {
  const edge = urgent ? styles.urgent : tone && styles[tone];
  return (
    <div className={`${styles.notice} ${edge ?? ''}`} role={urgent ? 'alert' : 'status'}>
      <div>{children}</div>
      {action}
    </div>
  );
}
