/** State of a list in the address: changes replace the history entry and keep the rest. */
import { useSearchParams } from 'react-router';
import { withChange } from './list-address.ts';

export interface ListAddress {
  search: URLSearchParams;
  /** Resets to the first page; null removes the parameter. */
  change: (name: string, value: string | null) => void;
  /** Removes these parameters, or all. */
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
