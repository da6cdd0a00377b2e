/**
 * The lists that rules ask. They do so deep inside their arithmetic, so an audit sets the lists around its synchronous
 * run instead of passing them through every function, like the tables of the law: its answer depends on its input only.
 */
import type { DianEntry, DianList, DianLoad, ListsInForce } from './dian-list.ts';
import { ownLists } from './own-lists.ts';

/** A load as audits take it: of the program's lists its number only. */
export interface GivenLoad extends Omit<DianLoad, 'entries'> {
  entries: DianLoad['entries'] | null;
}

let current: ListsInForce | null = null;

/** Without any loaded ones: those of the program. */
export function listsGiven(given: readonly GivenLoad[]): ListsInForce {
  const lists: Partial<Record<DianList, DianLoad>> = { ...ownLists() };
  for (const { entries, ...load } of given) if (entries !== null) lists[load.list] = { ...load, entries };
  return lists;
}

/** Runs `work`, which must be synchronous, with the loaded lists over those of the program. */
export function usingLists<Result>(given: readonly GivenLoad[], work: () => Result): Result {
  const before = current;
  // Most audits are of the program's lists, which are large and not always asked.
  current = given.some(({ entries }) => entries !== null) ? listsGiven(given) : null;
  try {
    return work();
  } finally {
    current = before;
  }
}

function inForce(list: DianList): DianLoad | undefined {
  return (current ?? ownLists())[list];
}

/** Whether a third party, by its NIT without DV, is in a list. */
export function isListed(list: Exclude<DianList, 'ficticios'>, nit: string): boolean {
  return inForce(list)?.entries.has(nit) ?? false;
}

/** Suppliers declared fictitious, by NIT; null if no list of them was loaded. */
export function fictitiousSuppliers(): ReadonlyMap<string, DianEntry> | null {
  return inForce('ficticios')?.entries ?? null;
}

/** The loads in force at the end of a month, of those of a list: the newest that began by then. */
export function loadInForce<Load extends Pick<DianLoad, 'number' | 'from'>>(
  loads: readonly Load[],
  day: string,
): Load | undefined {
  return loads
    .filter(({ from }) => from <= day)
    .toSorted((a, b) => (a.from === b.from ? a.number - b.number : a.from < b.from ? -1 : 1))
    .at(-1);
}
