/** Columns of a list as data: which of them are shown is its reader's choice, kept in the address and on this device. */
import { useSearchParams } from 'react-router';
import type { TableColumn } from '../ui/table/Table.tsx';

/** Its key is in the address, and for the server when the list can be put in its order; what names the rows is always shown. */
export interface ListColumn<Row> extends TableColumn<Row> {
  /** Whether the list can be put in order by it; `down`: from the most or the newest on, when asked for first. */
  sorts?: 'up' | 'down';
}

/** By which column a list is in order. */
export interface ListOrder {
  key: string;
  descending: boolean;
}

/** `name`, or `-name` from the last to the first, as addresses say it. */
export function orderOf(text: string): ListOrder {
  return { key: text.replace(/^-/, ''), descending: text.startsWith('-') };
}

export function orderText({ key, descending }: ListOrder): string {
  return `${descending ? '-' : ''}${key}`;
}

/** The order after the head of a column was pressed. */
export function orderAfter(order: ListOrder, { key, sorts }: Pick<ListColumn<never>, 'key' | 'sorts'>): ListOrder {
  return { key, descending: order.key === key ? !order.descending : sorts === 'down' };
}

/** The columns that a list goes without, of those that can be hidden. Whatever else is written there is left out. */
export function hiddenOf(text: string | null, columns: readonly Pick<ListColumn<never>, 'key' | 'isName'>[]): string[] {
  const asked = text?.split('.') ?? [];
  return columns.filter(({ key, isName }) => !isName && asked.includes(key)).map(({ key }) => key);
}

export interface ColumnChoice<Row> {
  shown: readonly ListColumn<Row>[];
  hidden: readonly string[];
  /** Hides exactly these. */
  hide: (keys: readonly string[]) => void;
}

/** `list` names it in the address and on this device. */
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
