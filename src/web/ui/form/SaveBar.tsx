/** Sticky bar at the end of a form: save state at the left, buttons at the right. */
import type { ReactNode } from 'react';
import { Row } from '../layout/Layout.tsx';
import styles from './SaveBar.module.css';

interface SaveBarProps {
  /** `3 cambios sin guardar`, `Todo está guardado`. */
  status?: ReactNode;
  /** Content above the buttons. */
  above?: ReactNode;
  /** Layout overrides by the page. */
  className?: string | undefined;
  /** Buttons; at most one primary, last. */
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
