/**
 * A statement in whole pesos, thousands or millions that still adds up. Totals that nothing adds are rounded to the nearest;
 * what they add follows, and where the nearest of each part would miss the total by a unit, the parts that rounding cut
 * most take it (largest remainder), and what other statements show as well takes it last. Those are marked `adjusted`.
 */
import { abs, type Cents } from '#core/money/money.ts';
import type { StatementNode, StatementTree } from '../statement-tree.ts';

/** Figures that several statements or notes show: the parts beside them are adjusted first, so that they are the same in all. */
const SHARED: ReadonlySet<string> = new Set([
  'result',
  'openResult',
  'cash',
  'cashAtStart',
  'totalEquity',
  'notePropertyTotal',
]);

/** `size`: cents of the unit that is shown: 100 for pesos, 100,000 for thousands; of each column where they differ. */
export function roundTree(tree: StatementTree, size: Cents | readonly Cents[]): StatementTree {
  const sizes = typeof size === 'bigint' ? tree.columns.map(() => size) : size;
  const wide = { ...tree, columns: [...tree.columns, ...tree.columns], nodes: tree.nodes.map(widened) };
  const rounding = new Rounding(wide, [...sizes, ...sizes]);
  return { ...tree, nodes: wide.nodes.map((node) => narrowed(rounding.apply(node))) };
}

/** Variations as columns after the others: they are rounded alike. */
function widened(node: StatementNode): StatementNode {
  const { amounts, changes = amounts.map(() => null), children } = node;
  return { ...node, amounts: [...amounts, ...changes], children: children.map(widened) };
}

function narrowed(node: StatementNode): StatementNode {
  const { amounts, changes, children } = node;
  const own = amounts.length / 2;
  return {
    ...node,
    amounts: amounts.slice(0, own),
    ...(changes && { changes: amounts.slice(own) }),
    children: children.map(narrowed),
  };
}

/** Half rounds away from zero, as in `formatPesos`. */
export function roundTo(amount: Cents, size: Cents): Cents {
  const magnitude = ((abs(amount) + size / 2n) / size) * size;
  return amount < 0n ? -magnitude : magnitude;
}

interface Part {
  node: StatementNode;
  sign: 1n | -1n;
}

class Rounding {
  readonly #sizes: readonly Cents[];
  readonly #byKey = new Map<string, StatementNode>();
  /** By node, one a column. */
  readonly #rounded = new Map<StatementNode, (Cents | null)[]>();
  readonly #adjusted = new Set<StatementNode>();

  constructor({ nodes, columns }: StatementTree, sizes: readonly Cents[]) {
    this.#sizes = sizes;
    const all = flat(nodes);
    for (const node of all) this.#byKey.set(node.key, node);
    for (const node of all) {
      const round = (amount: Cents | null, at: number) =>
        amount === null || node.unit !== null ? amount : roundTo(amount, sizes[at]!);
      this.#rounded.set(node, node.amounts.map(round));
    }
    const below = new Set(all.flatMap((node) => this.#accounts(node).map((part) => part.node)));
    const added = new Set(all.flatMap(({ sum }) => sum?.map(({ key }) => key) ?? []));
    for (let column = 0; column < columns.length; column++)
      for (const node of all.filter((one) => !below.has(one) && !added.has(one.key))) this.#settle(node, column);
  }

  apply(node: StatementNode): StatementNode {
    const marks = this.#adjusted.has(node) ? [...node.marks, 'adjusted' as const] : node.marks;
    const children = node.children.map((child) => this.apply(child));
    return { ...node, amounts: this.#rounded.get(node)!, marks, children };
  }

  /** Makes what a node is the sum of add up to it, and so on below. */
  #settle(node: StatementNode, column: number): void {
    for (const parts of [this.#added(node), this.#accounts(node)]) {
      this.#share(node, parts, column);
      for (const part of parts) this.#settle(part.node, column);
    }
  }

  #added({ sum }: StatementNode): Part[] {
    return (sum ?? []).flatMap(({ key, sign }) => {
      const node = this.#byKey.get(key);
      return node === undefined ? [] : [{ node, sign: sign === 1 ? 1n : -1n } as const];
    });
  }

  /** With what result accounts brought, which is told as one. */
  #accounts({ kind, children }: StatementNode): Part[] {
    return kind === 'line' || kind === 'account' ? children.map((node) => ({ node, sign: 1n })) : [];
  }

  #share(node: StatementNode, parts: readonly Part[], column: number): void {
    const exact = node.amounts[column];
    const target = this.#rounded.get(node)![column];
    const known = parts.filter((part) => part.node.amounts[column] !== null);
    if (exact === null || exact === undefined || target === null || target === undefined || known.length === 0) return;
    const of = (part: Part, amounts: readonly (Cents | null)[]) => part.sign * (amounts[column] ?? 0n);
    // A node that is not the sum of its parts stays as it is.
    if (known.reduce((sum, part) => sum + of(part, part.node.amounts), 0n) !== exact) return;
    const missing = target - known.reduce((sum, part) => sum + of(part, this.#rounded.get(part.node)!), 0n);
    const size = this.#sizes[column]!;
    const step = missing < 0n ? -size : size;
    const cut = (part: Part) => {
      const lost = of(part, part.node.amounts) - of(part, this.#rounded.get(part.node)!);
      return missing < 0n ? -lost : lost;
    };
    const last = ({ node: { key } }: Part) => Number(SHARED.has(key));
    const most = known
      .filter((part) => part.node.amounts[column] !== 0n)
      .sort((a, b) => last(a) - last(b) || (cut(a) === cut(b) ? 0 : cut(a) < cut(b) ? 1 : -1));
    for (const part of most.slice(0, Number(missing / step))) {
      const amounts = this.#rounded.get(part.node)!;
      amounts[column] = amounts[column]! + step * part.sign;
      this.#adjusted.add(part.node);
    }
  }
}

function flat(nodes: readonly StatementNode[]): StatementNode[] {
  return nodes.flatMap((node) => [node, ...flat(node.children)]);
}
