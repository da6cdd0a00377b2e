/** Table from columns: `roomy` (cards on phones), `dense` (figures), `sums`. */
import { Fragment, type ReactNode, useRef } from 'react';
import { classNames } from '../layout/class-names.ts';
import { phone, useMedia } from '../page/use-media.ts';
import { uiText } from '../text.es.ts';
import styles from './Table.module.css';
import { useTooWide } from './use-too-wide.ts';

export interface TableColumn<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Row header. */
  isName?: true;
  /** Figures, right-aligned. */
  isFigure?: true;
  /** Class of header and cells. */
  className?: string | undefined;
  /** Width of its content, in dense tables. */
  isNarrow?: true;
  /** Full text of a cell that a dense table may truncate. */
  hint?: (row: Row) => string | undefined;
}

/** Text of an empty cell; left out in cards. */
const nothing = '–';

interface TableProps<Row, Column extends TableColumn<Row>> {
  columns: readonly Column[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  look?: 'roomy' | 'dense' | 'sums';
  /** Rows of a roomy table as cards; default: on phones, and where the table is wider than its place. */
  asCards?: boolean;
  /** Renders a column header instead of the title; nothing: the title. */
  head?: (column: Column, className: string) => ReactNode;
  /** Full-width row for a group header. */
  groupOf?: (row: Row) => ReactNode;
  /** Full-width content below a row. */
  below?: (row: Row) => ReactNode;
  /** Actions of a row. */
  actionsOf?: ((row: Row) => ReactNode) | undefined;
  isSelected?: ((row: Row) => boolean) | undefined;
  /** Footer rows. */
  foot?: ReactNode;
  /** Rows answer what was asked before: until the new ones come they are dimmed, and nothing in them can be pressed. */
  isOld?: boolean | undefined;
  /** All rows with the head, where only some are drawn. */
  rowCount?: number;
  id?: string;
  className?: string | undefined;
}

const looks = { roomy: `${styles.table} ${styles.roomy}`, dense: styles.dense, sums: styles.sums };

export function Table<Row, Column extends TableColumn<Row>>(props: TableProps<Row, Column>) {
  const {
    columns,
    rows,
    keyOf,
    look = 'roomy',
    head,
    groupOf,
    actionsOf,
    foot,
    id,
    className,
    rowCount,
    isOld,
  } = props;
  const isPhone = useMedia(phone);
  const table = useRef<HTMLTableElement>(null);
  const isMeasured = look === 'roomy' && !isPhone && props.asCards === undefined;
  const isTooWide = useTooWide(table, { isMeasured, columns: columns.length });
  const { asCards = look === 'roomy' && (isPhone || isTooWide) } = props;
  return (
    <table
      ref={table}
      id={id}
      className={classNames([looks[look], className])}
      data-cards={asCards || undefined}
      aria-rowcount={rowCount}
    >
      <thead>
        <tr>
          {columns.map((column) => head?.(column, sideOf(column)) || <Head key={column.key} column={column} />)}
          {actionsOf && (
            <th scope="col">
              <span className="sr">{uiText.actions}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody inert={isOld} aria-busy={isOld || undefined} style={isOld ? { opacity: 0.6 } : undefined}>
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
  /** Column span. */
  span?: number;
  children: ReactNode;
}

/** Label of a footer row. */
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
