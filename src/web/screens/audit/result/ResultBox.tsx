/** One of the three titled parts of a result. */
import type { ReactNode } from 'react';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './Result.module.css';

export function ResultBox({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.box}>
      <Text as="h2" size="small" weight="medium" tone="muted" below={8}>
        {title}
      </Text>
      {children}
    </div>
  );
}
