/** A frame whose content may be wider than it: scrolls on its own, also by keyboard, and says what it holds. */
import type { ReactNode } from 'react';
import styles from './ScrollFrame.module.css';

/** What can be scrolled must be reachable by keyboard (WCAG 2.1.1). */
const reachable = { tabIndex: 0 };

interface ScrollFrameProps {
  label: string;
  /** The panel around it has a line already; the first column stays in sight. */
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
