/** A list in a panel: its search and filters, columns and order, its rows or what stands in their place, its pages. */
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

/** What a query for a page of rows gives; `data` is undefined until the first answer. */
export interface ListAnswer<Row> {
  data: { data: readonly Row[]; meta?: PageMeta } | undefined;
  error: unknown;
  refetch: () => unknown;
}

/** What stands in the place of the rows where there are none. */
interface Nothing {
  isFiltered: boolean;
  /** Without a filter: what the list is for, and the one next step. */
  empty: ReactNode;
  action?: ReactNode;
  /** Where the filters leave nothing; `clear` names the button that takes them away. */
  noMatch: ReactNode;
  clear?: string;
  onClear: () => void;
}

interface ListPanelProps<Row> extends Omit<ListTableProps<Row>, 'rows'> {
  /** Of the list's columns, in the address and on this device. */
  name: string;
  title?: string;
  /** Names the region when it has no visible title. */
  label?: string;
  /** At the right of the title. */
  actions?: ReactNode;
  list: ListAnswer<Row>;
  /** Search and filters, at the start of the bar. */
  filters: ReactNode;
  /** How many there are, in words. */
  count?: ReactNode;
  nothing: Nothing;
  onPage?: (page: number) => void;
  /** CSS grid columns of the rows drawn until the first answer. */
  skeleton: string;
  /** Names the frame in which a table wider than the panel scrolls. */
  frame?: string;
  /** Between the rows and the pages. */
  children?: ReactNode;
}

export function ListPanel<Row>(props: ListPanelProps<Row>) {
  const { name, title, label, actions, list, columns, filters, count, nothing, onPage, skeleton, children } = props;
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
      {rows !== undefined && rows.length > 0 && <Rows {...props} columns={choice.shown} rows={rows} />}
      {children}
      {meta && onPage && <Pages meta={meta} onPage={onPage} />}
    </Panel>
  );
}

function Rows<Row>({ frame, ...table }: ListTableProps<Row> & Pick<ListPanelProps<Row>, 'frame'>) {
  if (frame === undefined) return <ListTable {...table} />;
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
