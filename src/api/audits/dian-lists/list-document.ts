/** The lists with their loads as API documents. */
import { dianLists } from '#core/reference/dian/dian-list.ts';
import { loadInForce } from '#core/reference/dian/lists-in-force.ts';
import { ownLists } from '#core/reference/dian/own-lists.ts';
import type { DianListItem, DianLoadItem } from './contract.ts';
import type { StoredLoad } from './queries.ts';

/** File of the program's lists. */
const ownFile = 'dian_lists_snapshot.csv';
/** Loads of a list that are told. */
const mostLoads = 100;

/** In the order of the lists. */
export function listDocuments(stored: readonly StoredLoad[], today: string): DianListItem[] {
  return dianLists.map((list) => {
    const own = ownLists()[list];
    const ofList = stored.filter((load) => load.list === list);
    const taken = ofList.flatMap(({ number, from }) => (number === null ? [] : [{ number, from }]));
    const current = loadInForce([...(own ? [own] : []), ...taken], today)?.number;
    const stateOf = ({ number, from }: Pick<StoredLoad, 'number' | 'from'>): DianLoadItem['state'] => {
      if (number === null) return 'refused';
      if (number === current) return 'current';
      return from > today ? 'future' : 'earlier';
    };
    const loads = ofList
      .toReversed()
      .slice(0, mostLoads)
      .map(({ number, from, fileName, count, entered, departed, problem, loadedBy, loadedAt }): DianLoadItem => {
        const said = { number, from, fileName, count, entered, departed, problem, loadedBy };
        return { ...said, state: stateOf({ number, from }), loadedAt: loadedAt.toISOString() };
      });
    if (own === undefined) return { id: list, loads };
    const { number, from, entries } = own;
    const counts = { count: entries.size, entered: 0, departed: 0 };
    const rest = { problem: null, loadedBy: null, loadedAt: null };
    return {
      id: list,
      loads: [...loads, { number, from, fileName: ownFile, ...counts, ...rest, state: stateOf(own) }],
    };
  });
}
