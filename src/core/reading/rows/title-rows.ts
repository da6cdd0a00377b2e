/** Separates account totals from facts: as the format classifies them, or proved by the file's own sums. */
import { amountFields } from '../format.ts';
import type { RawRows } from './raw-rows.ts';

const TITLE = 0;
const DETAIL = 1;

/** Rows of a file sorted by account. */
export interface Order {
  /** Raw rows, by account, then in file order. */
  rows: Uint32Array;
  /** First position in `rows` of each sorted account; one more entry closes the last. */
  first: Uint32Array;
}

export interface TitleRows {
  /** Raw row of the title of each sorted account, or −1. */
  titles: Int32Array;
  /** Raw rows that repeat a title (below its block, on the next page, in a summary), or split it by branch. */
  repeated: Set<number>;
}

/** Among several rows without third party the first may be the title of the others. */
export function findTitles(raw: RawRows, codes: readonly string[], order: Order): TitleRows {
  const titles = new Int32Array(codes.length).fill(-1);
  const repeated = new Set<number>();
  const undecided: { account: number; bare: number }[] = [];
  /** Parent accounts with several rows: a title plus direct postings, or one title per branch. */
  const parted: number[] = [];
  let titled = 0;
  let untitled = 0;
  const decide = (account: number, group: Uint32Array, title: number) => {
    titles[account] = title;
    for (const row of sameBare(raw, group, title)) repeated.add(row);
  };
  for (let account = 0; account < codes.length; account++) {
    const group = order.rows.subarray(order.first[account]!, order.first[account + 1]!);
    const { bare, count, declared } = bareRows(raw, group);
    if (count === 0) {
      if (group.length > 0) untitled++;
    } else if (count === group.length) {
      // A leaf without third parties is a fact; a parent is the title of its children.
      const hasChildren = account + 1 < codes.length && codes[account + 1]!.startsWith(codes[account]!);
      if (hasChildren) decide(account, group, bare);
      if (hasChildren && count > 1) parted.push(account);
      // Its total (of no branch) plus postings without third party.
      else if (count > 1 && raw.branch[bare] === 0 && isSum(raw, group, bare)) undecided.push({ account, bare });
    } else if (declared >= 0) {
      decide(account, group, declared);
      for (const row of group) if (row !== declared && isBare(raw, row) && raw.kind[row] === TITLE) repeated.add(row);
      titled++;
    } else if (isSumOfThirdParties(raw, group, bare)) {
      decide(account, group, bare);
      titled++;
    } else if (count > 1 && areSumOfThirdParties(raw, group)) {
      for (const row of group) if (isBare(raw, row)) repeated.add(row);
      titled++;
    } else undecided.push({ account, bare });
  }
  // A row without third party that is not the sum of the others: a broken total in a file that prints totals, else a
  // fact.
  if (titled > untitled) for (const { account, bare } of undecided) titles[account] = bare;
  // Deepest first: a title's descendants are settled before they are summed.
  for (const account of parted.reverse()) {
    const group = order.rows.subarray(order.first[account]!, order.first[account + 1]!);
    let end = account + 1;
    while (end < codes.length && codes[end]!.startsWith(codes[account]!)) end++;
    const below = factsBetween(order, account + 1, end, { titles, repeated });
    if (!addUp(raw, group, below)) continue;
    titles[account] = -1;
    for (const row of group) repeated.add(row);
  }
  return { titles, repeated };
}

/** Facts of a range of accounts, given the titles known so far. */
function factsBetween(order: Order, from: number, to: number, { titles, repeated }: TitleRows): Uint32Array {
  const facts: number[] = [];
  for (let account = from; account < to; account++) {
    for (let at = order.first[account]!; at < order.first[account + 1]!; at++) {
      const row = order.rows[at]!;
      if (row !== titles[account] && !repeated.has(row)) facts.push(row);
    }
  }
  return Uint32Array.from(facts);
}

/** Whether two groups of rows have equal sums in every amount, within rounding. */
function addUp(raw: RawRows, one: Uint32Array, other: Uint32Array): boolean {
  const tolerance = 100n * BigInt(Math.min(other.length, 50));
  return amountFields.every((field) => {
    const gap = raw.amounts[field].sumOf(one) - raw.amounts[field].sumOf(other);
    return gap <= tolerance && gap >= -tolerance;
  });
}

/** Whether the rows without third party sum to the others: one title per branch. */
function areSumOfThirdParties(raw: RawRows, group: Uint32Array): boolean {
  return addUp(
    raw,
    group.filter((row) => isBare(raw, row)),
    group.filter((row) => !isBare(raw, row)),
  );
}

/**
 * Rows of an account that may be its title: count, first one, and first one classified as title by the format (−1:
 * none).
 */
function bareRows(raw: RawRows, group: Uint32Array): { bare: number; count: number; declared: number } {
  let bare = -1;
  let count = 0;
  let declared = -1;
  for (let index = 0; index < group.length; index++) {
    const row = group[index]!;
    if (!isBare(raw, row)) continue;
    if (bare < 0) bare = row;
    if (declared < 0 && raw.kind[row] === TITLE) declared = row;
    count++;
  }
  return { bare, count, declared };
}

function isBare(raw: RawRows, row: number): boolean {
  return raw.thirdParty[row] === 0 && raw.kind[row] !== DETAIL;
}

/** Other rows of an account without third party and with the figures of `title`. */
function sameBare(raw: RawRows, group: Uint32Array, title: number): number[] {
  const same: number[] = [];
  for (let index = 0; index < group.length; index++) {
    const row = group[index]!;
    if (row === title || !isBare(raw, row)) continue;
    if (amountFields.every((field) => raw.amounts[field].cents[row] === raw.amounts[field].cents[title]))
      same.push(row);
  }
  return same;
}

/** Whether a row equals, in every amount, the sum of the other rows of its account, repetitions of it excluded. */
function isSumOfThirdParties(raw: RawRows, group: Uint32Array, candidate: number): boolean {
  if (isSum(raw, group, candidate)) return true;
  const said = sameBare(raw, group, candidate).length;
  return said > 0 && isSum(raw, group, candidate, said);
}

/** `said`: rows of the group that repeat the candidate's figures. */
function isSum(raw: RawRows, group: Uint32Array, candidate: number, said = 0): boolean {
  const tolerance = 100n * BigInt(Math.min(group.length, 50));
  return amountFields.every((field) => {
    const rest = raw.amounts[field].sumOf(group) - BigInt(2 + said) * raw.amounts[field].cents[candidate]!;
    return rest <= tolerance && rest >= -tolerance;
  });
}
