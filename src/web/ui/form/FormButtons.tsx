/** The buttons at the end of a form: at the right, and side by side as wide as a phone. */
import type { ReactNode } from 'react';
import styles from './Form.module.css';

interface FormButtonsProps {
  /** At the left, where the form fills its page. */
  atStart?: boolean;
  children: ReactNode;
}

export function FormButtons({ atStart = false, children }: FormButtonsProps) {
  return <div className={atStart ? `${styles.buttons} ${styles.atStart}` : styles.buttons}>{children}</div>;
}
