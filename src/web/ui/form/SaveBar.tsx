/** What ends a form: how far it is saved at the left, the buttons at the right, always in sight. */
import type { ReactNode } from 'react';
import { Row } from '../layout/Layout.tsx';
import styles from './SaveBar.module.css';

interface SaveBarProps {
  /** `3 cambios sin guardar`, `Todo está guardado`. */
  status?: ReactNode;
  /** What to say above the buttons. */
  above?: ReactNode;
  /** Where the page lays it out anew. */
  className?: string | undefined;
  /** The buttons; at most one primary, last. */
  children: ReactNode;
}

export function SaveBar({ status, above, className = '', children }: SaveBarProps) {
  return (
    <div className={`${styles.bar} ${className}`}>
      {above}
      <Row wrap justify="end" className={styles.buttons}>
        <span className="mut small" role="status">
          {status}
        </span>
        {children}
      </Row>
    </div>
  );
}
