/** List rows under the chosen columns; column headers sort. */
import type { ReactNode } from 'react';
import { Table } from '../ui/table/Table.tsx';
import { type ListColumn, type ListOrder, orderAfter } from './columns.ts';
import { SortHeader } from './SortHeader.tsx';

export interface ListTableProps<Row> {
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  order: ListOrder;
  onOrder: (order: ListOrder) => void;
  /** Actions of a row. */
  actionsOf?: ((row: Row) => ReactNode) | undefined;
  isSelected?: (row: Row) => boolean;
  /** Rows of what was asked before. */
  isOld?: boolean | undefined;
}

export function ListTable<Row>({ order, onOrder, ...table }: ListTableProps<Row>) {
  const head = (column: ListColumn<Row>, className: string) =>
    column.sorts && (
      <SortHeader
        key={column.key}
        title={column.title}
        numeric={className}
        sorted={order.key !== column.key ? 'none' : order.descending ? 'descending' : 'ascending'}
        onSort={() => onOrder(orderAfter(order, column))}
      />
    );
  return <Table {...table} head={head} />;
}
