/** Inline notice of a screen. For transient ones see Notices. */

import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import { Row } from '../layout/Layout.tsx';
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
    <Row
      wrap
      gap={16}
      rowGap={8}
      justify="between"
      className={classNames([styles.notice, edge])}
      role={urgent ? 'alert' : 'status'}
    >
      <div>{children}</div>
      {action}
    </Row>
  );
}
