/** The bar above a list: search and filters, how many there are, which columns are shown and in what order. */
import type { ReactNode } from 'react';
import type { ColumnChoice, ListColumn, ListOrder } from './columns.ts';
import styles from './Lists.module.css';
import { ListTools } from './ListTools.tsx';

interface ListBarProps<Row> {
  columns: readonly ListColumn<Row>[];
  choice: ColumnChoice<Row>;
  order?: ListOrder | undefined;
  onOrder?: ((order: ListOrder) => void) | undefined;
  /** How many there are, in words; screen readers hear it when it changes. */
  count?: ReactNode;
  /** Search and filters. */
  children: ReactNode;
}

export function ListBar<Row>({ count, children, ...tools }: ListBarProps<Row>) {
  return (
    <div className={styles.bar}>
      {children}
      <span className="mut" role="status">
        {count}
      </span>
      <ListTools {...tools} />
    </div>
  );
}
