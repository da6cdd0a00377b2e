/** Labelled, focusable frame with horizontal scroll. */
import type { ReactNode } from 'react';
import styles from './ScrollFrame.module.css';

/** A scrollable region must be focusable (WCAG 2.1.1). */
const reachable = { tabIndex: 0 };

interface ScrollFrameProps {
  label: string;
  /** Inside a panel: no border; the first column is sticky. */
  inPanel?: boolean;
  children: ReactNode;
}

export function ScrollFrame({ label, inPanel = false, children }: ScrollFrameProps) {
  return (
    <section className={inPanel ? `${styles.frame} ${styles.inPanel}` : styles.frame} aria-label={label} {...reachable}>
      {children}
    </section>
  );
}
