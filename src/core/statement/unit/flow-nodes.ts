/** Nodes of a statement that can be restated month by month: what they add up to is nothing but figures that flow. */
import type { StatementItem } from '../declaration.ts';
import { flat } from '../flat.ts';
import type { Figure, Part } from '../selector.ts';
import type { StatementNode } from '../statement-tree.ts';

const flowing: ReadonlySet<Figure> = new Set<Figure>(['flow', 'result']);

/** Keys of those nodes, with their accounts. One balance among what a total adds keeps all of it together. */
export function flowNodes(items: readonly StatementItem[], nodes: readonly StatementNode[]): ReadonlySet<string> {
  const groups = new Groups();
  const balances = new Set<string>();
  const drawn = new Set<string>();
  for (const node of flat(nodes)) {
    drawn.add(node.key);
    for (const { key } of node.sum ?? []) groups.join(node.key, key);
    // What result accounts brought to a line goes with it, as its accounts do.
    if (node.kind === 'line' || node.kind === 'account')
      for (const child of node.children) groups.join(node.key, child.key);
  }
  for (const item of flatItems(items))
    if (drawn.has(item.key) && item.kind !== 'total' && !partsOf(item).every(({ figure }) => flowing.has(figure)))
      balances.add(groups.of(item.key));
  return new Set([...drawn].filter((key) => !balances.has(groups.of(key))));
}

function flatItems(items: readonly StatementItem[]): StatementItem[] {
  return items.flatMap((item) => (item.kind === 'section' ? flatItems(item.items) : [item]));
}

function partsOf(item: StatementItem): readonly Part[] {
  switch (item.kind) {
    case 'line':
      return item.parts;
    case 'ratio':
      return [...item.of, ...(item.over ?? [])];
    case 'movements':
      return Object.values(item.movements).flat();
    default:
      return [];
  }
}

/** Keys that were joined, directly or over others, are of one group. */
class Groups {
  readonly #above = new Map<string, string>();

  of(key: string): string {
    const above = this.#above.get(key);
    return above === undefined ? key : this.of(above);
  }

  join(one: string, other: string): void {
    const [a, b] = [this.of(one), this.of(other)];
    if (a !== b) this.#above.set(b, a);
  }
}
