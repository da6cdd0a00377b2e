/** State of the chart in its address: the open account, the search and the filters. */

import { useSearchParams } from 'react-router';
import { lookUp } from '#core/dictionary/look-up.ts';
import type { ChartFilter, Show } from './tree/chart-index.ts';
import { isShow } from './tree/chart-index.ts';

/** Names in the address. */
const names = { account: 'cuenta', words: 'buscar', show: 'ver', class: 'clase', moved: 'movimiento' } as const;

interface ChartAddress {
  account: string | null;
  words: string;
  show: Show;
  class: string | null;
  moved: string | null;
}

export interface ChartView {
  filter: ChartFilter;
  account: string | null;
  /** Replaces the entry of the history, unless an account is opened. */
  change: (next: Partial<ChartAddress>) => void;
  address: (next: Partial<ChartAddress>) => string;
  /** Removes search and filters. */
  clear: () => void;
}

export function useChartView(): ChartView {
  const [search, setSearch] = useSearchParams();
  const show = search.get(names.show) ?? '';
  const moved = search.get(names.moved);
  const withNext = (next: Partial<ChartAddress>) => {
    const all = new URLSearchParams(search);
    for (const [key, value] of Object.entries(next)) {
      const name = lookUp(names, key)!;
      if (value === null || value === '' || value === 'all') all.delete(name);
      else all.set(name, value);
    }
    return all;
  };
  const change = (next: Partial<ChartAddress>) =>
    setSearch(withNext(next), {
      replace: next.account === undefined || next.account === null,
      preventScrollReset: true,
    });
  return {
    filter: {
      words: search.get(names.words) ?? '',
      show: isShow(show) ? show : 'all',
      class: search.get(names.class),
      moved: moved === 'si' ? true : moved === 'no' ? false : null,
    },
    account: search.get(names.account),
    change,
    address: (next) => `?${withNext(next)}`,
    clear: () => change({ words: '', show: 'all', class: null, moved: null }),
  };
}
