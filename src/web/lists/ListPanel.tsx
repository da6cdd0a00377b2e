/** A list in a panel: search and filters, columns and order, rows or their placeholder, pages. */
import type { ReactNode } from 'react';
import { Button } from '../ui/control/Button.tsx';
import { Panel } from '../ui/page/Panel.tsx';
import { EmptyState } from '../ui/state/EmptyState.tsx';
import { ErrorState } from '../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../ui/state/SkeletonRows.tsx';
import { ScrollFrame } from '../ui/table/ScrollFrame.tsx';
import { useColumns } from './columns.ts';
import { ListBar } from './ListBar.tsx';
import { ListTable, type ListTableProps } from './ListTable.tsx';
import { type PageMeta, Pages } from './Pages.tsx';
import { listText } from './text.es.ts';

/** Query result of a page of rows; `data` is undefined until the first response. */
export interface ListAnswer<Row> {
  data: { data: readonly Row[]; meta?: PageMeta } | undefined;
  error: unknown;
  refetch: () => unknown;
  /** The rows of what was asked before are kept until those asked for come. */
  isPlaceholderData?: boolean;
}

/** Placeholders for an empty list. */
interface Nothing {
  isFiltered: boolean;
  /** Without filters: purpose of the list, and the next step. */
  empty: ReactNode;
  action?: ReactNode;
  /** With filters: no matches; `clear`: label of the button that removes them. */
  noMatch: ReactNode;
  clear?: string;
  onClear: () => void;
}

interface ListPanelProps<Row> extends Omit<ListTableProps<Row>, 'rows' | 'isOld'> {
  /** Key of the column choice, in the address and in local storage. */
  name: string;
  title?: string;
  /** Accessible name when there is no visible title. */
  label?: string;
  /** Right of the title. */
  actions?: ReactNode;
  list: ListAnswer<Row>;
  /** Search and filters, at the start of the bar. */
  filters: ReactNode;
  /** Number of results in words. */
  count?: ReactNode;
  nothing: Nothing;
  onPage?: (page: number) => void;
  /** The size of a page can be chosen. */
  onPageSize?: (size: number) => void;
  /** CSS grid columns of the loading skeleton. */
  skeleton: string;
  /** Accessible name of the scrolling frame of the table; default: with the name of the list. */
  frame?: string;
  /** Between rows and pages. */
  children?: ReactNode;
}

export function ListPanel<Row>(props: ListPanelProps<Row>) {
  const {
    name,
    title,
    label,
    actions,
    list,
    columns,
    filters,
    count,
    nothing,
    onPage,
    onPageSize,
    skeleton,
    children,
  } = props;
  const choice = useColumns(name, columns);
  const rows = list.data?.data;
  const meta = list.data?.meta;
  return (
    <Panel {...(title !== undefined && { title })} {...(label !== undefined && { label })} actions={actions} flush>
      {(nothing.isFiltered || rows?.length !== 0) && (
        <ListBar columns={columns} choice={choice} order={props.order} onOrder={props.onOrder} count={count}>
          {filters}
        </ListBar>
      )}
      {Boolean(list.error) && <ErrorState failure={list.error} onRetry={() => void list.refetch()} />}
      {rows === undefined && !list.error && <SkeletonRows rows={8} columns={skeleton} height={52} />}
      {rows?.length === 0 && <NoRows {...nothing} />}
      {rows !== undefined && rows.length > 0 && (
        <Rows {...props} columns={choice.shown} rows={rows} isOld={list.isPlaceholderData} />
      )}
      {children}
      {meta && onPage && <Pages meta={meta} onPage={onPage} onPageSize={onPageSize} />}
    </Panel>
  );
}

type RowsProps<Row> = ListTableProps<Row> & Pick<ListPanelProps<Row>, 'frame' | 'title' | 'label'>;

/** What is wider than the panel scrolls within it. */
function Rows<Row>({ title, label, frame = listText.table(title ?? label), ...table }: RowsProps<Row>) {
  return (
    <ScrollFrame label={frame} inPanel>
      <ListTable {...table} />
    </ScrollFrame>
  );
}

function NoRows({ isFiltered, empty, action, noMatch, clear = listText.clear, onClear }: Nothing) {
  if (!isFiltered) return <EmptyState action={action}>{empty}</EmptyState>;
  return <EmptyState action={<Button onClick={onClear}>{clear}</Button>}>{noMatch}</EmptyState>;
}
