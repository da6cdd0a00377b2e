/**
 * From the rows of a file to the trial-balance view: which rows are titles and which are facts, the sign convention,
 * everything sorted. A title is never counted twice; a row without third party in an account that has them is "no third party".
 */
import { amountFields } from './format.ts';
import type { RawRows } from './raw-rows.ts';
import { isTurned, proveSign, type SignProof } from './sign-convention.ts';
import type { BalanceData } from './trial-balance.ts';

export type BalanceRows = Pick<BalanceData, 'accounts' | 'thirdParties' | 'rows' | 'branches' | 'sign'>;

const TITLE = 0;
const DETAIL = 1;

/** Null when no sign convention is proved by the file's own arithmetic. `known` is for rows whose convention needs no proof. */
export function buildRows(raw: RawRows, known?: SignProof): { rows: BalanceRows; proof: SignProof } | null {
  const codeOf = (row: number) => raw.codes.values[raw.code[row]!]!;
  const proof = known ?? proveSign({ codeOf, count: raw.count, ...raw.amounts });
  if (!proof) return null;
  makeSigned(raw, proof);
  const codes = raw.codes.values.toSorted();
  const order = sortByAccount(raw, codes);
  const isTitle = findTitles(raw, codes, order);
  return { rows: { ...columns(raw, codes, order, isTitle), sign: proof.convention }, proof };
}

function makeSigned(raw: RawRows, { convention }: SignProof): void {
  if (convention === 'signed') return;
  const turned = raw.codes.values.map((code) => isTurned(convention, code));
  for (let row = 0; row < raw.count; row++) {
    if (!turned[raw.code[row]!]) continue;
    raw.amounts.opening[row] = -raw.amounts.opening[row]!;
    raw.amounts.closing[row] = -raw.amounts.closing[row]!;
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
  const undecided: number[] = [];
  let titled = 0;
  let untitled = 0;
  for (let account = 0; account < codes.length; account++) {
    const group = order.rows.subarray(order.first[account]!, order.first[account + 1]!);
    const hasChildren = account + 1 < codes.length && codes[account + 1]!.startsWith(codes[account]!);
    const bare = [...group].filter((row) => raw.thirdParty[row] === 0 && raw.kind[row] !== DETAIL);
    const facts = group.length - bare.length;
    if (bare.length === 0) {
      if (facts > 0) untitled++;
      continue;
    }
    if (facts === 0) {
      // A leaf without third parties is a fact itself; a parent is the title of its children.
      if (hasChildren) titles[account] = bare[0]!;
      continue;
    }
    const sure = bare.find((row) => raw.kind[row] === TITLE) ?? (isSum(raw, group, bare[0]!) ? bare[0] : undefined);
    if (sure === undefined) undecided.push(account);
    else {
      titles[account] = sure;
      titled++;
    }
  }
  // A bare row that is not the sum of the others: a broken total where the file prints totals, else a fact without third party.
  if (titled > untitled) {
    for (const account of undecided) {
      const group = order.rows.subarray(order.first[account]!, order.first[account + 1]!);
      titles[account] = [...group].find((row) => raw.thirdParty[row] === 0)!;
    }
  }
  return titles;
}

/** Whether a row is, amount by amount, the sum of the other rows of its account. */
function isSum(raw: RawRows, group: Uint32Array, candidate: number): boolean {
  return amountFields.every((field) => {
    let rest = -raw.amounts[field][candidate]!;
    for (const row of group) if (row !== candidate) rest += raw.amounts[field][row]!;
    const tolerance = 100n * BigInt(Math.min(group.length, 50));
    return rest <= tolerance && rest >= -tolerance;
  });
}

function columns(raw: RawRows, codes: string[], order: Order, titles: Int32Array): Omit<BalanceRows, 'sign'> {
  const count = raw.count - titles.reduce((sum, row) => sum + (row >= 0 ? 1 : 0), 0);
  const rows: BalanceData['rows'] = {
    account: new Uint32Array(count),
    thirdParty: new Uint32Array(count),
    source: new Uint32Array(count),
    branch: new Uint16Array(count),
    opening: new BigInt64Array(count),
    debit: new BigInt64Array(count),
    credit: new BigInt64Array(count),
    closing: new BigInt64Array(count),
  };
  const declared = new BigInt64Array(codes.length * 4);
  const declaredRow = new Uint32Array(codes.length);
  let at = 0;
  for (let account = 0; account < codes.length; account++) {
    for (let position = order.first[account]!; position < order.first[account + 1]!; position++) {
      const row = order.rows[position]!;
      if (row === titles[account]) {
        declaredRow[account] = raw.source[row]!;
        amountFields.forEach((field, column) => {
          declared[account * 4 + column] = raw.amounts[field][row]!;
        });
        continue;
      }
      rows.account[at] = account;
      rows.thirdParty[at] = raw.thirdParty[row]!;
      rows.source[at] = raw.source[row]!;
      rows.branch[at] = raw.branch[row]!;
      for (const field of amountFields) rows[field][at] = raw.amounts[field][row]!;
      at++;
    }
  }
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
    rows,
    branches: raw.branches.values,
  };
}
