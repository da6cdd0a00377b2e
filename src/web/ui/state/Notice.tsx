/** Inline notice of a screen. For transient ones see Notices. */
import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  /** Blocking: announced immediately (role alert), red border. */
  urgent?: boolean;
  /** Upcoming or present restriction. */
  tone?: 'early' | 'warning';
  /** At the right of the text. */
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
