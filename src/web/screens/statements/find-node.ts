/** Nodes of a statement by key. */
import type { StatementNode } from '#core/statement/statement-tree.ts';

/** Null where the statement does not have it. */
export function findNode(nodes: readonly StatementNode[], key: string): StatementNode | null {
  for (const node of nodes) {
    const found = node.key === key ? node : findNode(node.children, key);
    if (found) return found;
  }
  return null;
}
