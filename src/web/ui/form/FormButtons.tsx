/** Buttons at the end of a form: right-aligned; full width side by side on phones. */
import type { ReactNode } from 'react';
import styles from './Form.module.css';

interface FormButtonsProps {
  /** Left-aligned, for forms that fill the page. */
  atStart?: boolean;
  children: ReactNode;
}

export function FormButtons({ atStart = false, children }: FormButtonsProps) {
  return <div className={atStart ? `${styles.buttons} ${styles.atStart}` : styles.buttons}>{children}</div>;
}
