/** Variations of a statement: what a figure has more than the one that it is compared with, whatever the signs of both. */
import type { StatementNode, StatementTree } from '../statement-tree.ts';
import { analysisOf } from './analysis.ts';

/** The tree with its variations, in the unit of its amounts; itself where nothing is compared. */
export function withChanges(tree: StatementTree): StatementTree {
  const pairs = new Map(
    analysisOf(tree.columns, false).flatMap(({ kind, column, against }) =>
      kind === 'difference' ? [[against, column] as const] : [],
    ),
  );
  if (pairs.size === 0) return tree;
  const changed = (node: StatementNode): StatementNode => ({
    ...node,
    changes: node.amounts.map((before, at) => {
      const now = node.amounts[pairs.get(at) ?? -1] ?? null;
      return now === null || before === null ? null : now - before;
    }),
    children: node.children.map(changed),
  });
  return { ...tree, nodes: tree.nodes.map(changed) };
}

/** Whether a variation, which is rounded from pesos, is not the difference of the figures beside it as they are shown. */
export function missesChange({ columns, nodes }: StatementTree): boolean {
  const pairs = analysisOf(columns, false).filter(({ kind }) => kind === 'difference');
  const misses = ({ amounts, changes, children }: StatementNode): boolean =>
    pairs.some(({ column, against }) => {
      const [change, now, before] = [changes?.[against] ?? null, amounts[column] ?? null, amounts[against] ?? null];
      return change !== null && now !== null && before !== null && change !== now - before;
    }) || children.some(misses);
  return nodes.some(misses);
}
