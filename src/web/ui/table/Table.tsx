/** A table from its columns: roomy, with rows that are cards on a phone, or dense, for figures beside each other. */
import type { ReactNode } from 'react';
import { uiText } from '../text.es.ts';
import dense from './Dense.module.css';
import styles from './Table.module.css';

export interface TableColumn<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** What tells the rows apart. */
  isName?: true;
  /** Figures, at the right. */
  isFigure?: true;
  /** Of its cells. */
  className?: string | undefined;
  /** As wide as what is in it, where the table is dense. */
  isNarrow?: true;
  /** The whole of what a dense table may cut. */
  hint?: (row: Row) => string | undefined;
}

/** What a cell without anything says; a card goes without it. */
const nothing = '–';

interface TableProps<Row, Column extends TableColumn<Row>> {
  columns: readonly Column[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  look?: 'cards' | 'dense';
  /** Draws the head of a column instead of its title alone. */
  head?: (column: Column, className: string) => ReactNode;
  /** What can be done with a row. */
  actionsOf?: ((row: Row) => ReactNode) | undefined;
  isSelected?: ((row: Row) => boolean) | undefined;
  /** Rows of sums. */
  foot?: ReactNode;
  id?: string;
  className?: string | undefined;
}

export function Table<Row, Column extends TableColumn<Row>>(props: TableProps<Row, Column>) {
  const { columns, rows, keyOf, look = 'cards', head, actionsOf, isSelected, foot, id, className = '' } = props;
  return (
    <table id={id} className={`${look === 'dense' ? dense.dense : `${styles.table} ${styles.cards}`} ${className}`}>
      <thead>
        <tr>
          {columns.map((column) => head?.(column, sideOf(column)) ?? <Head key={column.key} column={column} />)}
          {actionsOf && (
            <th scope="col">
              <span className="sr">{uiText.actions}</span>
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
      {foot && <tfoot>{foot}</tfoot>}
    </table>
  );
}

function sideOf({ isFigure, isNarrow }: Pick<TableColumn<never>, 'isFigure' | 'isNarrow'>): string {
  return [isFigure && `${styles.num} ${dense.num}`, isNarrow && dense.narrow].filter(Boolean).join(' ');
}

function Head<Row>({ column }: { column: TableColumn<Row> }) {
  return (
    <th scope="col" className={sideOf(column)}>
      {column.title}
    </th>
  );
}

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const { title, cell, isName, className = '', hint } = column;
  const classes = `${className} ${sideOf(column)}`;
  const content = cell(row);
  if (isName) {
    return (
      <th scope="row" className={classes} title={hint?.(row)}>
        {content}
      </th>
    );
  }
  return (
    <td className={classes} title={hint?.(row)} data-title={title} data-empty={content === nothing || undefined}>
      {content}
    </td>
  );
}

interface SumCellProps {
  /** How many columns it takes. */
  span?: number;
  children: ReactNode;
}

/** What the sums of a table are of, at the start of their row. */
export function SumName({ span = 1, children }: SumCellProps) {
  return (
    <th scope="row" colSpan={span}>
      {children}
    </th>
  );
}

export function Sum({ children }: SumCellProps) {
  return <td className={`${styles.num} ${dense.num}`}>{children}</td>;
}
