/** A panel: a surface with a line around it and, when it has a title, a header. */
import { type ReactNode, useId } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  title?: string;
  /** At the right of the title. */
  actions?: ReactNode;
  /** Names the region when it has no visible title. */
  label?: string;
  /** Leaves the padding to the content, as tables need. */
  flush?: boolean;
  children: ReactNode;
}

export function Panel({ title, actions, label, flush = false, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-label={title ? undefined : label} aria-labelledby={title ? id : undefined}>
      {title && (
        <header className={styles.header}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      {flush ? children : <div className={styles.body}>{children}</div>}
    </section>
  );
}
