/** Trees of one statement beside each other: every node that some of them has, in their order. */
import type { Cents } from '#core/money/money.ts';
import type { StatementNode } from '../statement-tree.ts';

export interface MergedTree {
  nodes: readonly StatementNode[];
  /** Amounts of a node that it lacks, one a column. */
  none: readonly (Cents | null)[];
}

/** The amounts of a node are those of all trees, one after another. */
export function mergeTrees(trees: readonly MergedTree[]): StatementNode[] {
  return ordered(trees.map(({ nodes }) => nodes)).map((key) => {
    const own = trees.map(({ nodes }) => nodes.find((node) => node.key === key));
    const found = own.filter((node) => node !== undefined);
    const first = found[0]!;
    return {
      ...first,
      amounts: own.flatMap((node, index) => node?.amounts ?? trees[index]!.none),
      children: mergeTrees(trees.map(({ none }, index) => ({ nodes: own[index]?.children ?? [], none }))),
      from: first.from && { ...first.from, accounts: unique(found.flatMap(({ from }) => from?.accounts ?? [])).sort() },
      sum: first.sum && [...new Map(found.flatMap(({ sum }) => sum ?? []).map((part) => [part.key, part])).values()],
      marks: unique(found.flatMap(({ marks }) => marks)),
    };
  });
}

/** Keys of all: one that only later trees have comes after what it follows there. */
function ordered(trees: readonly (readonly StatementNode[])[]): string[] {
  const order: string[] = [];
  for (const nodes of trees) {
    let place = 0;
    for (const { key } of nodes) {
      const known = order.indexOf(key);
      if (known < 0) order.splice(place, 0, key);
      place = (known < 0 ? place : known) + 1;
    }
  }
  return order;
}

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];
