/** Title of a screen, one sentence of context, actions at the right. It also names the browser's tab. */
import type { ReactNode } from 'react';
import { uiText } from '../text.es.ts';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  title: string;
  /** One sentence; may carry figures and links. */
  context?: ReactNode;
  /** At most one primary button. */
  actions?: ReactNode;
}

export function PageHeader({ title, context, actions }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      <PageTitle title={title} />
      <div className={styles.words}>
        <h1 tabIndex={-1}>{title}</h1>
        {context && <p className={styles.context}>{context}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** Names the browser's tab on a screen whose heading is not a PageHeader. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} · ${uiText.product}`}</title>;
}
