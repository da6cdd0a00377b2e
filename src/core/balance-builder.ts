/**
 * From the rows of a file to the trial-balance view: which rows are titles and which are facts, the sign convention,
 * everything sorted. A title is never counted twice; a row without third party in an account that has them is "no third party".
 */
import { amountFields } from './format.ts';
import type { RawRows } from './raw-rows.ts';
import { isTurned, proveSign, type SignProof } from './sign-convention.ts';
import type { BalanceData, SignConvention } from './trial-balance.ts';

export type BalanceRows = Pick<BalanceData, 'accounts' | 'thirdParties' | 'rows' | 'branches' | 'sign'>;

const TITLE = 0;
const DETAIL = 1;

/** What is known of the sign before looking: a proof for rows that need none, or the convention that has to be proved. */
export type KnownSign = SignProof | { given: SignConvention | undefined };

/** Null when no sign convention is proved by the file's own arithmetic. */
export function buildRows(raw: RawRows, known: KnownSign): { rows: BalanceRows; proof: SignProof } | null {
  const columnsToProve = { code: raw.code, codes: raw.codes.values, count: raw.count, amounts: raw.amounts };
  const proof = 'given' in known ? proveSign(columnsToProve, known.given) : known;
  // Balances that say their side are signed: no other convention can explain them.
  if (!proof || (raw.hasSides && proof.convention !== 'signed')) return null;
  makeSigned(raw, proof);
  const codes = raw.codes.values.toSorted();
  const order = sortByAccount(raw, codes);
  const titles = findTitles(raw, codes, order);
  return { rows: { ...columns(raw, codes, order, titles), sign: proof.convention }, proof };
}

function makeSigned(raw: RawRows, { convention }: SignProof): void {
  if (convention === 'signed') return;
  const turned = raw.codes.values.map((code) => isTurned(convention, code));
  const opening = raw.amounts.opening.cents;
  const closing = raw.amounts.closing.cents;
  for (let row = 0; row < raw.count; row++) {
    if (!turned[raw.code[row]!]) continue;
    opening[row] = -opening[row]!;
    closing[row] = -closing[row]!;
  }
}

interface Order {
  /** Raw rows, by account, then as in the file. */
  rows: Uint32Array;
  /** First position in `rows` of each sorted account; one more closes the last. */
  first: Uint32Array;
}

/** Counting sort: linear, and stable within an account. */
function sortByAccount(raw: RawRows, codes: readonly string[]): Order {
  const rank = new Uint32Array(codes.length);
  codes.forEach((code, index) => {
    rank[raw.codes.index(code)] = index;
  });
  const first = new Uint32Array(codes.length + 1);
  for (let row = 0; row < raw.count; row++) first[rank[raw.code[row]!]! + 1]!++;
  for (let index = 0; index < codes.length; index++) first[index + 1]! += first[index]!;
  const next = first.slice();
  const rows = new Uint32Array(raw.count);
  for (let row = 0; row < raw.count; row++) rows[next[rank[raw.code[row]!]!]!++] = row;
  return { rows, first };
}

/** For each sorted account, the raw row that is its title, or −1. */
function findTitles(raw: RawRows, codes: readonly string[], order: Order): Int32Array {
  const titles = new Int32Array(codes.length).fill(-1);
  const undecided: { account: number; bare: number }[] = [];
  let titled = 0;
  let untitled = 0;
  for (let account = 0; account < codes.length; account++) {
    const group = order.rows.subarray(order.first[account]!, order.first[account + 1]!);
    const { bare, count, declared } = bareRows(raw, group);
    if (count === 0) {
      if (group.length > 0) untitled++;
    } else if (count === group.length) {
      // A leaf without third parties is a fact itself; a parent is the title of its children.
      const hasChildren = account + 1 < codes.length && codes[account + 1]!.startsWith(codes[account]!);
      if (hasChildren) titles[account] = bare;
    } else if (declared >= 0 || isSum(raw, group, bare)) {
      titles[account] = declared >= 0 ? declared : bare;
      titled++;
    } else undecided.push({ account, bare });
  }
  // A bare row that is not the sum of the others: a broken total where the file prints totals, else a fact without third party.
  if (titled > untitled) for (const { account, bare } of undecided) titles[account] = bare;
  return titles;
}

/** The rows of an account that may be its title: how many, the first, and the first that the format calls one (−1: none). */
function bareRows(raw: RawRows, group: Uint32Array): { bare: number; count: number; declared: number } {
  let bare = -1;
  let count = 0;
  let declared = -1;
  for (let index = 0; index < group.length; index++) {
    const row = group[index]!;
    if (raw.thirdParty[row] !== 0 || raw.kind[row] === DETAIL) continue;
    if (bare < 0) bare = row;
    if (declared < 0 && raw.kind[row] === TITLE) declared = row;
    count++;
  }
  return { bare, count, declared };
}

/** Whether a row is, amount by amount, the sum of the other rows of its account. */
function isSum(raw: RawRows, group: Uint32Array, candidate: number): boolean {
  const tolerance = 100n * BigInt(Math.min(group.length, 50));
  return amountFields.every((field) => {
    const rest = raw.amounts[field].sumOf(group) - 2n * raw.amounts[field].cents[candidate]!;
    return rest <= tolerance && rest >= -tolerance;
  });
}

function columns(raw: RawRows, codes: string[], order: Order, titles: Int32Array): Omit<BalanceRows, 'sign'> {
  const facts = new Uint32Array(raw.count - titles.reduce((sum, row) => sum + (row >= 0 ? 1 : 0), 0));
  const account = new Uint32Array(facts.length);
  const thirdParty = new Uint32Array(facts.length);
  const source = new Uint32Array(facts.length);
  const branch = new Uint16Array(facts.length);
  const declared = new BigInt64Array(codes.length * 4);
  const declaredRow = new Uint32Array(codes.length);
  let at = 0;
  let index = 0;
  // One loop over the rows, not one an account: the engine compiles it once.
  for (let position = 0; position < raw.count; position++) {
    while (position >= order.first[index + 1]!) index++;
    const row = order.rows[position]!;
    if (row === titles[index]) continue;
    facts[at] = row;
    account[at] = index;
    thirdParty[at] = raw.thirdParty[row]!;
    source[at] = raw.source[row]!;
    branch[at] = raw.branch[row]!;
    at++;
  }
  titles.forEach((title, account) => {
    if (title < 0) return;
    declaredRow[account] = raw.source[title]!;
    amountFields.forEach((field, column) => {
      declared[account * 4 + column] = raw.amounts[field].cents[title]!;
    });
  });
  const { opening, debit, credit, closing } = raw.amounts;
  return {
    accounts: {
      codes,
      names: codes.map((code) => raw.accountNames[raw.codes.index(code)] ?? ''),
      declared,
      declaredRow,
    },
    thirdParties: {
      ids: raw.thirdParties.ids,
      names: raw.thirdParties.names,
      dvs: Int8Array.from(raw.thirdParties.dvs),
    },
    rows: {
      account,
      thirdParty,
      source,
      branch,
      opening: opening.gather(facts),
      debit: debit.gather(facts),
      credit: credit.gather(facts),
      closing: closing.gather(facts),
    },
    branches: raw.branches.values,
  };
}
