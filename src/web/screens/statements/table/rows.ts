/** Rows of a statement as they are open: the tree flattened. */
import type { StatementNode } from '#core/statement/statement-tree.ts';
import type { Level } from '../statement-view.ts';

export interface StatementRow {
  node: StatementNode;
  depth: number;
  /** Undefined without rows below. */
  isOpen: boolean | undefined;
}

interface Shown {
  level: Level;
  turned: readonly string[];
  /** Also lines whose figures are all zero. */
  zeros: boolean;
}

/** Sections are open, lines and accounts as the level says; what the user turned is the other way. */
export function statementRows(nodes: readonly StatementNode[], shown: Shown): StatementRow[] {
  const turned = new Set(shown.turned);
  const rows: StatementRow[] = [];
  const add = (among: readonly StatementNode[], depth: number) => {
    for (const node of among) {
      if (!shown.zeros && isEmpty(node)) continue;
      const below = shown.zeros ? node.children : node.children.filter((child) => !isEmpty(child));
      const isOpen = below.length === 0 ? undefined : isUsuallyOpen(node, shown.level) !== turned.has(node.key);
      rows.push({ node, depth, isOpen });
      if (isOpen) add(below, depth + 1);
    }
  };
  add(nodes, 0);
  return rows;
}

function isUsuallyOpen({ kind }: StatementNode, level: Level): boolean {
  if (kind === 'section') return true;
  return level === 'auxiliar' || (level === 'cuenta' && (kind === 'line' || kind === 'ratio'));
}

/** Whether it has no figure in any column. A total is always shown. */
export function isEmpty({ kind, amounts, children }: StatementNode): boolean {
  if (kind === 'total' || kind === 'ratio') return false;
  return amounts.every((amount) => amount === null || amount === 0n) && children.every(isEmpty);
}

/** The list of turned lines with one turned once more. */
export function turn(turned: readonly string[], key: string): string[] {
  return turned.includes(key) ? turned.filter((one) => one !== key) : [...turned, key];
}
