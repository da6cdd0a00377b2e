/**
 * An id that stands on every row, or on the levels of the chart and nowhere else, is of no third party: the company's
 * own NIT, or what a package prints where it has nothing to print.
 */
import { amountFields } from '../format.ts';
import type { RawRows } from '../rows/raw-rows.ts';
import type { ThirdPartyDictionary } from '../rows/third-party-dictionary.ts';
import { isSum, type Order, UNKNOWN } from './account-rows.ts';

/** An id that may be of nobody, and the raw rows that have it. */
export interface SuspectId {
  id: string;
  /** All rows of the file have it. */
  isEverywhere: boolean;
  rows: Uint32Array;
}

/** Share of the accounts that an id must head to be suspected. */
const LEAST_SHARE = 0.8;
const LEAST_ACCOUNTS = 3;
/** Without levels that prove it: in fewer rows or classes all may be of one third party. */
const LEAST_ROWS = 8;
const LEAST_CLASSES = 3;

/** The id on the first row of nearly all accounts, or of nearly all accounts above others; null if there is none. */
export function suspectId(raw: RawRows, codes: readonly string[], { rows, first }: Order): SuspectId | null {
  const { ids } = raw.thirdParties;
  const [only = 0] = raw.thirdParty;
  // A name without id on every row.
  if (only !== 0 && ids[only] === '' && rows.every((row) => raw.thirdParty[row] === only))
    return { id: '', isEverywhere: true, rows };
  const heads = new Map<string, { all: number; parents: number }>();
  let parentCount = 0;
  for (let account = 0; account < codes.length; account++) {
    const isParent = codes[account + 1]?.startsWith(codes[account]!) ? 1 : 0;
    parentCount += isParent;
    const id = ids[raw.thirdParty[rows[first[account]!]!]!]!;
    if (id === '') continue;
    const { all, parents } = heads.get(id) ?? { all: 0, parents: 0 };
    heads.set(id, { all: all + 1, parents: parents + isParent });
  }
  const [likeliest] = [...heads].sort((a, b) => b[1].all - a[1].all);
  if (!likeliest || likeliest[1].all < LEAST_ACCOUNTS) return null;
  const [id, { all, parents }] = likeliest;
  const isOfLevels = parentCount > 0 && parents >= parentCount * LEAST_SHARE;
  if (!isOfLevels && all < codes.length * LEAST_SHARE) return null;
  const own = rows.filter((row) => ids[raw.thirdParty[row]!] === id);
  return { id, isEverywhere: own.length === raw.count, rows: own };
}

/** Whether one id on every row is of nobody, in a book without levels that would prove it. */
export function isOfNobody({ id, isEverywhere, rows }: SuspectId, codes: readonly string[], companyNit: string | null) {
  if (!isEverywhere) return false;
  return (
    id === companyNit || (rows.length >= LEAST_ROWS && new Set(codes.map((code) => code[0])).size >= LEAST_CLASSES)
  );
}

/**
 * Takes the third party from titles whose blank cells a program filled with that of a row beside them: the first row of
 * every account of several is the sum of the others. Whether there are any.
 */
export function dismissFilledIds(raw: RawRows, codes: readonly string[], { rows, first }: Order): boolean {
  const heads: number[] = [];
  let proved = 0;
  for (let account = 0; account < codes.length; account++) {
    const group = rows.subarray(first[account]!, first[account + 1]!);
    const [head] = group;
    if (head === undefined || raw.thirdParty[head] === 0) continue;
    if (group.length === 1) {
      if (codes[account + 1]?.startsWith(codes[account]!)) heads.push(head);
    } else if (isSum(raw, group, head)) {
      heads.push(head);
      if (group.length > 2 && !hasNoFigures(raw, head)) proved++;
    } else if (group.length > 2) return false;
  }
  if (proved < LEAST_ACCOUNTS) return false;
  for (const head of heads) {
    raw.thirdParty[head] = 0;
    raw.kind[head] = UNKNOWN;
  }
  return true;
}

function hasNoFigures({ amounts }: RawRows, row: number): boolean {
  return amountFields.every((field) => amounts[field].isZero(row));
}

/** The dictionary without the entries that no fact has any more; `entries` of the facts are renumbered. */
export function inUse(
  { ids, names, dvs }: Pick<ThirdPartyDictionary, 'ids' | 'names' | 'dvs'>,
  entries: Uint32Array,
): { ids: string[]; names: string[]; dvs: number[] } {
  const used = [0, ...new Set(entries)].filter((entry, at) => at === 0 || entry !== 0);
  const place = new Map(used.map((entry, at) => [entry, at]));
  entries.forEach((entry, at) => {
    entries[at] = place.get(entry)!;
  });
  const of = <Value>(values: readonly Value[]) => used.map((entry) => values[entry]!);
  return { ids: of(ids), names: of(names), dvs: of(dvs) };
}

/**
 * Takes the third party from the rows of an id, except where a name of its own says who it is: that one stays, without
 * id. The returned function gives it back to the rows for which the test is true.
 */
export function withoutThirdParty(
  raw: RawRows,
  { rows, isEverywhere }: SuspectId,
): (test: (row: number) => boolean) => void {
  const before = Uint32Array.from(rows, (row) => raw.thirdParty[row]!);
  const kinds = Uint8Array.from(rows, (row) => raw.kind[row]!);
  const { names } = raw.thirdParties;
  const isOneName = new Set(Array.from(before, (entry) => names[entry]!)).size === 1;
  const areOfAccounts = isEverywhere && nameAccounts(raw, before);
  rows.forEach((row, index) => {
    const name = names[before[index]!]!;
    const isNamed = !isOneName && !areOfAccounts && name !== '' && name !== raw.accountNames[raw.code[row]!];
    raw.thirdParty[row] = isNamed ? raw.thirdParties.entry(null, null, name) : 0;
    if (!isNamed) raw.kind[row] = UNKNOWN;
  });
  return (test) => {
    if (areOfAccounts && rows.some(test)) raw.accountNames.fill('');
    rows.forEach((row, index) => {
      if (!test(row)) return;
      raw.thirdParty[row] = before[index]!;
      raw.kind[row] = kinds[index]!;
    });
  };
}

/** Names beside an id of nobody are those of the accounts, where these have none and each has one: they get them. */
function nameAccounts(raw: RawRows, entries: Uint32Array): boolean {
  const names = new Map<number, string>();
  for (let row = 0; row < raw.count; row++) {
    const [account, name] = [raw.code[row]!, raw.thirdParties.names[entries[row]!]!];
    if (raw.accountNames[account] || (names.get(account) ?? name) !== name) return false;
    names.set(account, name);
  }
  for (const [account, name] of names) raw.accountNames[account] = name;
  return true;
}
