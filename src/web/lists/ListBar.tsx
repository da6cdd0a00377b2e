/** Toolbar of a list: search and filters, count, visible columns and order. */

import type { ReactNode } from 'react';
import { Row } from '../ui/layout/Layout.tsx';
import type { ColumnChoice, ListColumn, ListOrder } from './columns.ts';
import styles from './Lists.module.css';
import { ListTools } from './ListTools.tsx';

interface ListBarProps<Row> {
  columns: readonly ListColumn<Row>[];
  choice: ColumnChoice<Row>;
  order?: ListOrder | undefined;
  onOrder?: ((order: ListOrder) => void) | undefined;
  /** Number of results in words, announced to screen readers on change. */
  count?: ReactNode;
  /** Search and filters. */
  children: ReactNode;
}

export function ListBar<Row>({ count, children, ...tools }: ListBarProps<Row>) {
  return (
    <Row wrap gap={12} rowGap={8} inset="bar" ruled="below" className={styles.bar}>
      {children}
      <span className="mut" role="status">
        {count}
      </span>
      <ListTools {...tools} />
    </Row>
  );
}
