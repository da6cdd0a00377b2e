/** Section of a finding: title, note, action at the right. */
import type { ReactNode } from 'react';
import { Row } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import styles from './finding/Finding.module.css';

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
      <Row align="baseline">
        <h3>{title}</h3>
        <Text size="small" tone="muted" overflow="ellipsis" grow>
          {note}
        </Text>
        {action && <Text size="small">{action}</Text>}
      </Row>
      {children}
    </section>
  );
}
