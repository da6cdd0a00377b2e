/** A part of a finding: title, a note beside it, an action at the right. */
import type { ReactNode } from 'react';
import styles from './Finding.module.css';

export function Section({
  title,
  note,
  action,
  children,
}: {
  title: string;
  note?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles.part}>
      <div className={styles.partHead}>
        <h3>{title}</h3>
        {note && <span className={`small mut ${styles.note}`}>{note}</span>}
        {action && <span className={styles.action}>{action}</span>}
      </div>
      {children}
    </section>
  );
}
