/** What a list shows lies in the address: changing one thing of it replaces the entry of the history and keeps the rest. */
import { useSearchParams } from 'react-router';
import { withChange } from './list-address.ts';

export interface ListAddress {
  search: URLSearchParams;
  /** Another list starts at its first page; null takes the thing away. */
  change: (name: string, value: string | null) => void;
  /** Takes these away, or everything. */
  clear: (...names: string[]) => void;
}

export function useListAddress(): ListAddress {
  const [search, setSearch] = useSearchParams();
  return {
    search,
    change: (name, value) => setSearch(withChange(search, name, value), { replace: true }),
    clear: (...names) =>
      setSearch(names.length === 0 ? {} : names.reduce((next, name) => withChange(next, name, null), search), {
        replace: true,
      }),
  };
}
