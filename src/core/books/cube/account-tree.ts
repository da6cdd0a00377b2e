/** Accounts of some months as a tree: those with facts, the titles of the files, and those of the PUC above them. */
import { pucAccount } from '#core/reference/chart/puc.ts';
import type { TrialBalance } from '../trial-balance.ts';

export interface AccountNode {
  code: string;
  /** Empty where neither the files nor the PUC have one. */
  name: string;
  /** Node above; −1 for classes. */
  parent: number;
  /** First node after those below it. */
  end: number;
  /** Accounts with facts under it, itself included: indexes into the codes of the cube. */
  from: number;
  to: number;
  /** Has facts of its own. */
  isLeaf: boolean;
}

/** By code: what is below an account follows it. */
export type AccountTree = readonly AccountNode[];

/** Lengths of class, group, account and subaccount. */
const titleLengths = [1, 2, 4, 6];

/** `codes`: with facts, sorted; `balances`: oldest first. */
export function accountTree(codes: readonly string[], balances: readonly TrialBalance[]): AccountTree {
  const names = namesOf(balances);
  const all = new Set(codes);
  for (const code of codes) {
    for (let length = 1; length < code.length; length++) {
      const title = code.slice(0, length);
      const isTitle = length <= 2 || names.has(title) || (titleLengths.includes(length) && pucAccount(title) !== null);
      if (isTitle) all.add(title);
    }
  }
  const nodes = [...all].sort().map((code): AccountNode => {
    const name = names.get(code) || pucAccount(code)?.name || '';
    return { code, name, parent: -1, end: 0, from: 0, to: 0, isLeaf: false };
  });
  const above: number[] = [];
  let leaf = 0;
  const close = (upTo: number) => {
    const node = nodes[above.pop()!]!;
    node.end = upTo;
    node.to = leaf;
  };
  for (const [index, node] of nodes.entries()) {
    while (above.length > 0 && !node.code.startsWith(nodes[above.at(-1)!]!.code)) close(index);
    node.parent = above.at(-1) ?? -1;
    node.from = leaf;
    node.isLeaf = codes[leaf] === node.code;
    if (node.isLeaf) leaf++;
    above.push(index);
  }
  while (above.length > 0) close(nodes.length);
  return nodes;
}

/** Of all accounts of the files, titles included. */
function namesOf(balances: readonly TrialBalance[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const balance of balances) {
    for (let index = 0; index < balance.accountCount; index++) {
      const { code, name } = balance.leaf(index);
      if (name || !names.has(code)) names.set(code, name);
    }
  }
  return names;
}

/** Position of an account in the tree, or −1. */
export function nodeAt(tree: AccountTree, code: string): number {
  let [low, high] = [0, tree.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (tree[middle]!.code < code) low = middle + 1;
    else high = middle;
  }
  return tree[low]?.code === code ? low : -1;
}

/** Nodes directly below one; −1: the classes. */
export function nodesBelow(tree: AccountTree, parent: number): number[] {
  const below: number[] = [];
  const end = parent < 0 ? tree.length : tree[parent]!.end;
  for (let at = parent + 1; at < end; at = tree[at]!.end) below.push(at);
  return below;
}

/** Nodes of a level under one: the deepest with at most that many digits. */
export function nodesOfLevel(tree: AccountTree, parent: number, digits: number): number[] {
  return nodesBelow(tree, parent).flatMap((at) => {
    const deeper = nodesBelow(tree, at).filter((below) => tree[below]!.code.length <= digits);
    return deeper.length > 0 && !tree[at]!.isLeaf ? nodesOfLevel(tree, at, digits) : [at];
  });
}
