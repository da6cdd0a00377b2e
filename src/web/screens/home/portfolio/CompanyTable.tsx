/** Table of companies: sortable heads, sums at the foot, and only the rows in view. */
import { useRef } from 'react';
import type { PortfolioMeta, PortfolioRow } from '#api/audits/portfolio/contract.ts';
import { shortMonth } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { formatCount } from '#core/money/money.es.ts';
import { type ListColumn, type ListOrder, orderAfter } from '../../../lists/columns.ts';
import { SortHeader } from '../../../lists/SortHeader.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { SeverityIcon } from '../../../ui/mark/SeverityMark.tsx';
import { ScrollFrame } from '../../../ui/table/ScrollFrame.tsx';
import { Sum, SumName, Table } from '../../../ui/table/Table.tsx';
import { useWindowRows } from '../../../ui/table/use-window-rows.ts';
import styles from '../Home.module.css';
import { portfolioText as text } from '../text.es.ts';
import { openSeverities } from './OpenCounts.tsx';

/** px of a row. */
const ROW = 52;
const rowHeight = () => ROW;

interface CompanyTableProps {
  rows: readonly PortfolioRow[];
  meta: PortfolioMeta;
  columns: readonly ListColumn<PortfolioRow>[];
  order: ListOrder;
  onOrder: (order: ListOrder) => void;
}

/** A row, or the height of those that are not drawn. */
type Drawn = PortfolioRow | { id: 'above' | 'below'; height: number };

const isSpace = (row: Drawn): row is Exclude<Drawn, PortfolioRow> => 'height' in row;

export function CompanyTable({ rows, meta, columns, order, onOrder }: CompanyTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const view = useWindowRows(frame, rows.length, rowHeight);
  const drawn: Drawn[] = [
    { id: 'above', height: view.top(view.from) },
    ...rows.slice(view.from, view.to),
    { id: 'below', height: view.top(rows.length) - view.top(view.to) },
  ];
  const cells = columns.map((column) => ({
    ...column,
    cell: (row: Drawn) => (isSpace(row) ? null : column.cell(row)),
  }));
  return (
    <div ref={frame}>
      <ScrollFrame label={text.frame} inPanel>
        <Table<Drawn, ListColumn<Drawn>>
          className={styles.table}
          columns={cells as ListColumn<Drawn>[]}
          rows={drawn}
          rowCount={rows.length + 1}
          keyOf={({ id }) => id}
          head={(column, side) => <Head key={column.key} {...{ column, side, order, onOrder, rows }} />}
          groupOf={(row) => isSpace(row) && <Space height={row.height} columns={columns.length} />}
          foot={<Totals columns={columns} meta={meta} />}
        />
      </ScrollFrame>
    </div>
  );
}

/** Nothing where all rows are drawn. */
function Space({ height, columns }: { height: number; columns: number }) {
  return (
    <tr hidden={height === 0}>
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}

interface HeadProps extends Pick<CompanyTableProps, 'order' | 'onOrder' | 'rows'> {
  column: ListColumn<Drawn>;
  side: string;
}

function Head({ column, side, order, onOrder, rows }: HeadProps) {
  if (column.key === 'months') return <MonthNames rows={rows} />;
  if (!column.sorts)
    return (
      <th scope="col" className={side}>
        {column.title}
      </th>
    );
  const sorted = order.key !== column.key ? 'none' : order.descending ? 'descending' : 'ascending';
  const severity = openSeverities.find((one) => one === column.key);
  return (
    <SortHeader
      title={column.title}
      mark={severity && <SeverityIcon mark={severity} />}
      numeric={side}
      sorted={sorted}
      onSort={() => onOrder(orderAfter(order, column))}
    />
  );
}

/** Above their cells. */
function MonthNames({ rows }: { rows: readonly PortfolioRow[] }) {
  const months = rows.find(({ attributes }) => attributes.months !== null)?.attributes.months ?? [];
  return (
    <th scope="col">
      <span className="sr">{text.columns.months}</span>
      <span className={styles.strip} aria-hidden="true">
        {months.map(({ period }) => (
          <span key={period}>{shortMonth(Math.min(parsePeriod(period)!.month, 12))}</span>
        ))}
      </span>
    </th>
  );
}

function Totals({ columns, meta: { totals } }: Pick<CompanyTableProps, 'columns' | 'meta'>) {
  return (
    <tr>
      {columns.map(({ key }) => {
        const severity = openSeverities.find((one) => one === key);
        if (key === 'name') return <SumName key={key}>{text.count(totals.companies)}</SumName>;
        if (severity) return <Sum key={key}>{<span className="n">{formatCount(totals.open[severity])}</span>}</Sum>;
        return <Sum key={key}>{key === 'amount' && <Figure amount={totals.amount} />}</Sum>;
      })}
    </tr>
  );
}
