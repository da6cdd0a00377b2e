/** The chart of accounts as a tree to choose role entries from: titles as prefixes, accounts by their exact code. */
import type { AccountName } from '#api/audits/parametrization/contract.ts';
import { EXACT_MARK, entryHolds } from '#core/identity/account-code.ts';
import { matches } from '../../../../data/search.ts';

export interface TreeNode {
  code: string;
  name: string;
  /** 1-based. */
  level: number;
  /** Code of the title above; '' at the root. */
  parent: string;
  hasChildren: boolean;
  /** What choosing it adds: a prefix for a title, the exact code for an account. */
  entry: string;
}

/** By code: a title before what it holds. `accounts`: in any order. */
export function accountTree(accounts: readonly AccountName[]): TreeNode[] {
  const own = accounts.filter(({ isOwn }) => isOwn).map(({ code }) => code);
  const sorted = accounts
    .filter(({ code, isOwn }) => isOwn || own.some((account) => account.startsWith(code)))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));
  const above: string[] = [];
  return sorted.map(({ code, name }, index) => {
    while (above.length > 0 && !code.startsWith(above.at(-1)!)) above.pop();
    const parent = above.at(-1) ?? '';
    above.push(code);
    const hasChildren = sorted[index + 1]?.code.startsWith(code) ?? false;
    return { code, name, level: above.length, parent, hasChildren, entry: hasChildren ? code : EXACT_MARK + code };
  });
}

/** Nodes that a search finds, with the titles above them; null without a search. */
export function foundNodes(tree: readonly TreeNode[], typed: string): { found: TreeNode[]; shown: TreeNode[] } | null {
  if (typed.trim() === '') return null;
  const found = tree.filter(({ code, name }) => code.startsWith(typed.trim()) || matches(typed, code, name));
  const kept = new Set<string>();
  for (let index = tree.length - 1; index >= 0; index--) {
    const { code, parent } = tree[index]!;
    if (kept.has(code) || found.includes(tree[index]!)) kept.add(code).add(parent);
  }
  return { found, shown: tree.filter(({ code }) => kept.has(code)) };
}

/** Nodes whose titles are all open. */
export function openNodes(tree: readonly TreeNode[], open: ReadonlySet<string>): TreeNode[] {
  const visible = new Set(['']);
  return tree.filter(({ code, parent }) => {
    const isShown = visible.has(parent);
    if (isShown && open.has(code)) visible.add(code);
    return isShown;
  });
}

/** How a node stands towards the chosen entries. */
export type NodeState = 'chosen' | 'inside' | 'partly' | 'free';

/** `inside`: a chosen title above holds it; `partly`: something below it is chosen. */
export function stateOf({ code, entry }: TreeNode, chosen: readonly string[]): NodeState {
  if (chosen.includes(code) || chosen.includes(entry)) return 'chosen';
  if (chosen.some((one) => entryHolds(one, code))) return 'inside';
  return chosen.some((one) => one.replace(EXACT_MARK, '').startsWith(code)) ? 'partly' : 'free';
}

/** With nodes added, or, if all are chosen, taken away; a title takes the place of what is below it. */
export function turned(nodes: readonly TreeNode[], chosen: readonly string[]): string[] {
  const free = nodes.filter((node) => !['chosen', 'inside'].includes(stateOf(node, chosen)));
  if (free.length === 0) {
    const gone = new Set(nodes.flatMap(({ code, entry }) => [code, entry]));
    return chosen.filter((one) => !gone.has(one));
  }
  const titles = free.filter(({ hasChildren }) => hasChildren).map(({ code }) => code);
  const isUnder = (one: string) => titles.some((code) => one !== code && one.replace(EXACT_MARK, '').startsWith(code));
  return [...chosen, ...free.map(({ entry }) => entry)].filter((one) => !isUnder(one));
}
