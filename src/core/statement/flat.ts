/** Nodes of a drawn statement as a list. */
import type { StatementNode } from './statement-tree.ts';

/** The nodes of a tree from top to bottom. */
export function flat(nodes: readonly StatementNode[]): StatementNode[] {
  return nodes.flatMap((node) => [node, ...flat(node.children)]);
}
