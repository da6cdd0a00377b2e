/** The chart as a tree over its sorted accounts, and which of them a filter shows. Indexes are positions in the chart. */
import type { ChartAccountDocument, ChartDocument, ChartUse } from '#api/audits/parametrization/chart/contract.ts';
import { plainName } from '#core/identity/plain-name.ts';

export interface ChartIndex {
  accounts: readonly ChartAccountDocument[];
  /** First position after what is below an account. */
  ends: Int32Array;
  /** Position of the title above; -1 for none. */
  parents: Int32Array;
  at: ReadonlyMap<string, number>;
  depthOf: (code: string) => number;
  /** Codes of the accounts that take movements, at a position and below. */
  leaves: (position: number) => string[];
  /** Validations that look at the accounts at a position and below, most accounts first. */
  validations: (position: number) => readonly number[];
  /** No confirmed use looks at it. */
  isUnused: (account: ChartAccountDocument) => boolean;
  words: readonly string[];
}

export const shows = ['all', 'unused', 'new', 'suggested', 'changed'] as const;
export type Show = (typeof shows)[number];

export function isShow(text: string): text is Show {
  return shows.some((show) => show === text);
}

export interface ChartFilter {
  words: string;
  show: Show;
  /** Digit of an account class. */
  class: string | null;
  /** Moved in the newest month, or not; null for both. */
  moved: boolean | null;
}

export function chartIndex({ accounts, useSets }: Pick<ChartDocument, 'accounts' | 'useSets'>): ChartIndex {
  const ends = new Int32Array(accounts.length);
  const parents = new Int32Array(accounts.length).fill(-1);
  const above: number[] = [];
  accounts.forEach(({ depth }, position) => {
    while (above.length > depth) ends[above.pop()!] = position;
    parents[position] = above.at(-1) ?? -1;
    above.push(position);
  });
  for (const open of above) ends[open] = accounts.length;
  const at = new Map(accounts.map(({ code }, position) => [code, position]));
  const specific = useSets.map((uses) => validationsOf(uses));
  const known = new Map<number, readonly number[]>();
  return {
    accounts,
    ends,
    parents,
    at,
    depthOf: (code) => accounts[at.get(code) ?? -1]?.depth ?? 0,
    leaves: (position) =>
      accounts.slice(position, ends[position]).flatMap(({ code, movements }) => (movements ? [code] : [])),
    validations(position) {
      const found = known.get(position) ?? countedIn(accounts.slice(position, ends[position]), specific);
      known.set(position, found);
      return found;
    },
    isUnused: ({ movements, uses }) => movements === true && (uses === undefined || specific[uses]!.length === 0),
    words: accounts.map(({ code, name }) => `${code} ${plainName(name)}`),
  };
}

/** Ids of the validations that look at the account itself. */
export function validationsOf(uses: readonly ChartUse[]): number[] {
  return [...new Set(uses.filter(({ isSpecific }) => isSpecific).map(({ id }) => id))];
}

function countedIn(accounts: readonly ChartAccountDocument[], sets: readonly (readonly number[])[]): number[] {
  const counts = new Map<number, number>();
  for (const { uses } of accounts)
    if (uses !== undefined) for (const id of sets[uses]!) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([id]) => id);
}

export function isFiltered({ words, show, class: of, moved }: ChartFilter): boolean {
  return words.trim() !== '' || show !== 'all' || of !== null || moved !== null;
}

/** Whether a filter shows an account, apart from the search. */
export function isShown(index: ChartIndex, account: ChartAccountDocument, show: Show): boolean {
  if (show === 'unused') return index.isUnused(account);
  if (show === 'new') return account.isNew === true;
  if (show === 'suggested') return account.inferred !== undefined;
  if (show === 'changed') return account.isChanged === true && account.movements === true;
  return true;
}

/**
 * Positions in order. Without a filter what is below open titles, where `turned` says which differ from the default (classes
 * open, the rest closed); with one, what it finds and the titles above.
 */
export function shownAccounts(index: ChartIndex, filter: ChartFilter, turned: ReadonlySet<string>): Int32Array {
  const { accounts, ends } = index;
  if (isFiltered(filter)) return foundAccounts(index, filter);
  const shown: number[] = [];
  for (let position = 0; position < accounts.length; ) {
    shown.push(position);
    const { code, depth } = accounts[position]!;
    position = turned.has(code) !== depth < 1 ? position + 1 : ends[position]!;
  }
  return Int32Array.from(shown);
}

function foundAccounts(index: ChartIndex, { words, show, class: of, moved }: ChartFilter): Int32Array {
  const { accounts, parents } = index;
  const asked = plainName(words).split(' ').filter(Boolean);
  const isFound = new Uint8Array(accounts.length);
  accounts.forEach((account, position) => {
    if (of !== null && !account.code.startsWith(of)) return;
    if (moved !== null && (account.hasMoved === true) !== moved) return;
    if (!isShown(index, account, show)) return;
    const text = index.words[position]!;
    const holds = (word: string) =>
      /^\d/.test(word) ? text.startsWith(word) || text.includes(` ${word}`) : text.includes(word);
    if (!asked.every(holds)) return;
    for (let up = position; up >= 0 && isFound[up] === 0; up = parents[up]!) isFound[up] = 1;
  });
  return Int32Array.from(accounts.keys()).filter((position) => isFound[position] === 1);
}
