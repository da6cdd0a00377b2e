/** A frame whose content may be wider than it: scrolls on its own, also by keyboard, and says what it holds. */
import type { ReactNode } from 'react';
import styles from './ScrollFrame.module.css';

/** What can be scrolled must be reachable by keyboard (WCAG 2.1.1). */
const reachable = { tabIndex: 0 };

export function ScrollFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.frame} aria-label={label} {...reachable}>
      {children}
    </section>
  );
}
