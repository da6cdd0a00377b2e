/** A table from its columns: roomy, with rows that are cards on a phone; dense, for figures beside each other; or sums alone. */
import { Fragment, type ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import { phone, useMedia } from '../page/use-media.ts';
import { uiText } from '../text.es.ts';
import styles from './Table.module.css';

export interface TableColumn<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** What tells the rows apart. */
  isName?: true;
  /** Figures, at the right. */
  isFigure?: true;
  /** Of its head and its cells. */
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
  /** The heads of `sums` are for screen readers: their figures explain themselves to the eye. */
  look?: 'roomy' | 'dense' | 'sums';
  /** Whether each row of a roomy one is a card: on a phone unless told. */
  asCards?: boolean;
  /** Draws the head of a column instead of its title alone. */
  head?: (column: Column, className: string) => ReactNode;
  /** A row of its own where a row is none of the columns', but begins a group. */
  groupOf?: (row: Row) => ReactNode;
  /** Below a row, as wide as the table. */
  below?: (row: Row) => ReactNode;
  /** What can be done with a row. */
  actionsOf?: ((row: Row) => ReactNode) | undefined;
  isSelected?: ((row: Row) => boolean) | undefined;
  /** Rows of sums. */
  foot?: ReactNode;
  id?: string;
  className?: string | undefined;
}

const looks = { roomy: `${styles.table} ${styles.roomy}`, dense: styles.dense, sums: styles.sums };

export function Table<Row, Column extends TableColumn<Row>>(props: TableProps<Row, Column>) {
  const { columns, rows, keyOf, look = 'roomy', head, groupOf, actionsOf, foot, id, className } = props;
  const isPhone = useMedia(phone);
  const { asCards = look === 'roomy' && isPhone } = props;
  return (
    <table id={id} className={classNames([looks[look], className])} data-cards={asCards || undefined}>
      <thead className={look === 'sums' ? 'sr' : undefined}>
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
          <Fragment key={keyOf(row)}>{groupOf?.(row) || <BodyRow {...props} row={row} />}</Fragment>
        ))}
      </tbody>
      {foot && <tfoot>{foot}</tfoot>}
    </table>
  );
}

function BodyRow<Row, Column extends TableColumn<Row>>(props: TableProps<Row, Column> & { row: Row }) {
  const { row, columns, actionsOf, isSelected, below } = props;
  const more = below?.(row);
  return (
    <>
      <tr aria-selected={isSelected?.(row)}>
        {columns.map((column) => (
          <Cell key={column.key} column={column} row={row} />
        ))}
        {actionsOf && <td className={styles.actions}>{actionsOf(row)}</td>}
      </tr>
      {more && (
        <tr className={styles.below}>
          <td colSpan={columns.length + (actionsOf ? 1 : 0)}>{more}</td>
        </tr>
      )}
    </>
  );
}

function sideOf({ isFigure, isNarrow }: Pick<TableColumn<never>, 'isFigure' | 'isNarrow'>): string {
  return classNames([isFigure && styles.num, isNarrow && styles.narrow]) ?? '';
}

function Head<Row>({ column }: { column: TableColumn<Row> }) {
  return (
    <th scope="col" className={classNames([column.className, sideOf(column)])}>
      {column.title}
    </th>
  );
}

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const { title, cell, isName, className, hint } = column;
  const classes = classNames([className, sideOf(column)]);
  const content = cell(row);
  if (isName) {
    return (
      <th scope="row" className={classes} title={hint?.(row)}>
        {content}
      </th>
    );
  }
  return (
    <td
      className={classes}
      title={hint?.(row)}
      data-title={title}
      data-empty={content === nothing || isNothing(content) || undefined}
    >
      {content}
    </td>
  );
}

function isNothing(content: ReactNode): boolean {
  return content === null || content === undefined || content === false;
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
  return <td className={styles.num}>{children}</td>;
}
