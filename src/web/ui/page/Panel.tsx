/** Panel: bordered surface, with a header if titled. */

import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../layout/class-names.ts';
import { Row } from '../layout/Layout.tsx';
import styles from './Panel.module.css';

interface PanelProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title?: ReactNode;
  /** Beside the title. */
  note?: ReactNode;
  /** At the right of the title. */
  actions?: ReactNode;
  /** Accessible name if there is no title. */
  label?: string;
  /** No padding, for tables. */
  flush?: boolean;
  ref?: Ref<HTMLElement>;
}

export function Panel({ title, note, actions, label, flush = false, className, children, ...rest }: PanelProps) {
  const id = useId();
  const isNamedByTitle = Boolean(title) && label === undefined;
  return (
    <section
      className={classNames([styles.panel, className])}
      aria-label={label}
      aria-labelledby={isNamedByTitle ? id : undefined}
      {...rest}
    >
      {title && (
        <PanelHead id={id} title={title} actions={actions}>
          {note && <div className={styles.note}>{note}</div>}
        </PanelHead>
      )}
      {flush ? children : <div className={styles.body}>{children}</div>}
    </section>
  );
}

interface PanelHeadProps {
  title: ReactNode;
  /** Of the title. */
  id?: string;
  /** Heading level: of a panel, or of a part of one. */
  of?: 'panel' | 'part';
  /** At the right. */
  actions?: ReactNode;
  /** Beside the title. */
  children?: ReactNode;
}

export function PanelHead({ title, id, of = 'panel', actions, children }: PanelHeadProps) {
  const Heading = of === 'panel' ? 'h2' : 'h3';
  return (
    <Row as="header" gap={12} rowGap={2} ruled="below" className={styles.header}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {children}
      {actions && <Row className={styles.actions}>{actions}</Row>}
    </Row>
  );
}
