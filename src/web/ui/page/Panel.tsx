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
      {title && <PanelHead id={id} title={title} actions={actions} />}
      {flush ? children : <div className={styles.body}>{children}</div>}
    </section>
  );
}

interface PanelHeadProps {
  title: ReactNode;
  /** Of the title. */
  id?: string;
  /** Of a panel, or of a part of one. */
  of?: 'panel' | 'part';
  /** At the right. */
  actions?: ReactNode;
  /** Beside the title. */
  children?: ReactNode;
}

export function PanelHead({ title, id, of = 'panel', actions, children }: PanelHeadProps) {
  const Heading = of === 'panel' ? 'h2' : 'h3';
  return (
    <header className={styles.header}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
