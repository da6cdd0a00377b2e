/** Trees of one statement beside each other: every node that some of them has, in their order. */
import type { Cents } from '#core/money/money.ts';
import type { StatementNode } from './statement-tree.ts';

/** `columns`: of each tree. The amounts of a node are those of all trees; null where one lacks it. */
export function mergeTrees(trees: readonly (readonly StatementNode[])[], columns: number): StatementNode[] {
  const none = Array<Cents | null>(columns).fill(null);
  return ordered(trees).map((key) => {
    const own = trees.map((nodes) => nodes.find((node) => node.key === key));
    const found = own.filter((node) => node !== undefined);
    const first = found[0]!;
    return {
      ...first,
      amounts: own.flatMap((node) => node?.amounts ?? none),
      children: mergeTrees(
        own.map((node) => node?.children ?? []),
        columns,
      ),
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
