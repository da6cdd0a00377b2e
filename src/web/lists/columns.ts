/** Columns of a list as data; the visible ones are a user's choice, in the address and in local storage. */
import { useSearchParams } from 'react-router';
import type { TableColumn } from '../ui/table/Table.tsx';

/**
 * Its key is in the address, and is the server's sort field for sortable columns; the naming column is always visible.
 */
export interface ListColumn<Row> extends TableColumn<Row> {
  /** Whether the list is sortable by it; `down`: descending on the first click. */
  sorts?: 'up' | 'down';
}

/** Sort column and direction. */
export interface ListOrder {
  key: string;
  descending: boolean;
}

/** Parses `name`, or `-name` for descending, as in addresses. */
export function orderOf(text: string): ListOrder {
  return { key: text.replace(/^-/, ''), descending: text.startsWith('-') };
}

export function orderText({ key, descending }: ListOrder): string {
  return `${descending ? '-' : ''}${key}`;
}

/** The order after a click on a column header. */
export function orderAfter(order: ListOrder, { key, sorts }: Pick<ListColumn<never>, 'key' | 'sorts'>): ListOrder {
  return { key, descending: order.key === key ? !order.descending : sorts === 'down' };
}

/** Hidden columns among those that can be hidden; unknown keys are ignored. */
export function hiddenOf(text: string | null, columns: readonly Pick<ListColumn<never>, 'key' | 'isName'>[]): string[] {
  const asked = text?.split('.') ?? [];
  return columns.filter(({ key, isName }) => !isName && asked.includes(key)).map(({ key }) => key);
}

export interface ColumnChoice<Row> {
  shown: readonly ListColumn<Row>[];
  hidden: readonly string[];
  /** Hides exactly these columns. */
  hide: (keys: readonly string[]) => void;
}

/** `list`: key in the address and in local storage. */
export function useColumns<Row>(list: string, columns: readonly ListColumn<Row>[]): ColumnChoice<Row> {
  const [search, setSearch] = useSearchParams();
  const name = `ocultas-${list}`;
  const hidden = hiddenOf(search.get(name) ?? localStorage.getItem(name), columns);
  const hide = (keys: readonly string[]) => {
    const next = new URLSearchParams(search);
    if (keys.length === 0) {
      next.delete(name);
      localStorage.removeItem(name);
    } else {
      next.set(name, keys.join('.'));
      localStorage.setItem(name, keys.join('.'));
    }
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return { shown: columns.filter(({ key }) => !hidden.includes(key)), hidden, hide };
}
