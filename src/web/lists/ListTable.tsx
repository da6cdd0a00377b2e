/** A list as rows under the columns that its reader chose; on a phone each row is a card. */
import type { ReactNode } from 'react';
import tables from '../ui/table/Table.module.css';
import { type ListColumn, type ListOrder, orderAfter } from './columns.ts';
import styles from './Lists.module.css';
import { SortHeader } from './SortHeader.tsx';
import { listText } from './text.es.ts';

/** What a cell without anything says; a card goes without it. */
const nothing = '–';

export interface ListTableProps<Row> {
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  order?: ListOrder | undefined;
  onOrder?: ((order: ListOrder) => void) | undefined;
  /** What can be done with a row. */
  actionsOf?: ((row: Row) => ReactNode) | undefined;
  isSelected?: (row: Row) => boolean;
}

export function ListTable<Row>({ columns, rows, keyOf, order, onOrder, actionsOf, isSelected }: ListTableProps<Row>) {
  return (
    <table className={`${tables.table} ${styles.cards}`}>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.key} column={column} order={order} onOrder={onOrder} />
          ))}
          {actionsOf && (
            <th scope="col">
              <span className="sr">{listText.actions}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} aria-selected={isSelected?.(row)}>
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
            {actionsOf && <td className={styles.actions}>{actionsOf(row)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface HeadProps<Row> extends Pick<ListTableProps<Row>, 'order' | 'onOrder'> {
  column: ListColumn<Row>;
}

function Head<Row>({ column, order, onOrder }: HeadProps<Row>) {
  const { key, title, sorts, isFigure } = column;
  const numeric = isFigure && tables.num;
  if (sorts === undefined || order === undefined || onOrder === undefined) {
    return (
      <th scope="col" className={numeric}>
        {title}
      </th>
    );
  }
  const direction = order.descending ? 'descending' : 'ascending';
  return (
    <SortHeader
      title={title}
      numeric={numeric}
      sorted={order.key === key ? direction : 'none'}
      onSort={() => onOrder(orderAfter(order, column))}
    />
  );
}

function Cell<Row>({ column: { title, cell, isName, isFigure, className = '' }, row }: CellProps<Row>) {
  const classes = `${className} ${isFigure ? tables.num : ''}`;
  if (isName) {
    return (
      <th scope="row" className={classes}>
        {cell(row)}
      </th>
    );
  }
  const content = cell(row);
  return (
    <td className={classes} data-title={title} data-empty={content === nothing || undefined}>
      {content}
    </td>
  );
}

interface CellProps<Row> {
  column: ListColumn<Row>;
  row: Row;
}
