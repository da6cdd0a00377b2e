/** One of the three titled parts of a result. */
import type { ReactNode } from 'react';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './Result.module.css';

interface ResultBoxProps {
  title: string;
  /** Its name in the guided tour. */
  tour: string;
  children: ReactNode;
}

export function ResultBox({ title, tour, children }: ResultBoxProps) {
  return (
    <div className={styles.box} data-tour={tour}>
      <Text as="h2" size="small" weight="medium" tone="muted" below={8}>
        {title}
      </Text>
      {children}
    </div>
  );
}
