/** Page header: title, subtitle, actions. Also sets the document title. */
import type { ReactNode } from 'react';
import { Row, Stack } from '../layout/Layout.tsx';
import { Text } from '../layout/Text.tsx';
import { uiText } from '../text.es.ts';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  title: string;
  /** One sentence; may contain figures and links. */
  context?: ReactNode;
  /** At most one primary button. */
  actions?: ReactNode;
}

/** Where the title would get less beside them, the actions are below it: a magnified desktop, many actions. */
const leastWords = { minWidth: 'min(320px, 100%)' };

export function PageHeader({ title, context, actions }: PageHeaderProps) {
  return (
    <Row wrap align="top" gap={16} below={16} className={styles.header}>
      <PageTitle title={title} />
      <Stack gap={2} grow style={leastWords}>
        <h1 tabIndex={-1}>{title}</h1>
        {context && (
          <Text as="p" tone="secondary" width="reading">
            {context}
          </Text>
        )}
      </Stack>
      {actions && (
        <Row wrap className={styles.actions}>
          {actions}
        </Row>
      )}
    </Row>
  );
}

/** Document title of a screen without PageHeader. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} · ${uiText.product}`}</title>;
}
