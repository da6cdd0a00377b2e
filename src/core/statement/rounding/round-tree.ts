/**
 * A statement in whole pesos, thousands or millions that still adds up. Totals that nothing adds are rounded to the nearest;
 * what they add follows, and where the nearest of each part would miss the total by a unit, the parts that rounding cut
 * most take it (largest remainder), and what other statements show as well takes it last. Those are marked `adjusted`. Figures
 * of the whole set are rounded before the others, in the same tree whatever the statement, and stay.
 */
import { abs, type Cents } from '#core/money/money.ts';
import { flat } from '../flat.ts';
import { noteOfLine } from '../note-lines.ts';
import type { StatementNode, StatementTree } from '../statement-tree.ts';
import { setNodes } from './set-nodes.ts';

/** Figures that several statements or notes show: the parts beside them are adjusted first, so that they are the same in all. */
const SHARED: ReadonlySet<string> = new Set([
  'result',
  'openResult',
  'yearResult.results',
  'cash',
  'cashAtStart',
  'totalEquity',
  'notePropertyTotal',
  // What indicators are of.
  'tradeReceivables',
  'inventories',
  'suppliers',
  'totalCurrentAssets',
  'totalCurrentLiabilities',
]);

/** `size`: cents of the unit that is shown: 100 for pesos, 100,000 for thousands; of each column where they differ. */
export function roundTree(tree: StatementTree, size: Cents | readonly Cents[]): StatementTree {
  const sizes = typeof size === 'bigint' ? tree.columns.map(() => size) : size;
  const wide = { ...tree, columns: [...tree.columns, ...tree.columns], nodes: tree.nodes.map(widened) };
  const both = [...sizes, ...sizes];
  const ofSet = new Rounding({ ...wide, nodes: setNodes(wide) }, both).byKey();
  const rounding = new Rounding(wide, both, ofSet);
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
  /** The figures of the set alone. */
  readonly #isSet: boolean;
  /** Figures that stay as they are, one a column. */
  readonly #fixed = new Map<StatementNode, boolean[]>();

  /** `ofSet`: by key, figures that are rounded already. */
  constructor(
    { nodes, columns }: StatementTree,
    sizes: readonly Cents[],
    ofSet?: ReadonlyMap<string, readonly (Cents | null)[]>,
  ) {
    this.#sizes = sizes;
    const all = flat(nodes);
    for (const node of all) this.#byKey.set(node.key, node);
    for (const node of all) {
      const round = (amount: Cents | null, at: number) =>
        amount === null || node.unit !== null ? amount : roundTo(amount, sizes[at]!);
      this.#rounded.set(node, node.amounts.map(round));
    }
    this.#isSet = ofSet === undefined;
    if (ofSet) for (const node of all) this.#fix(node, ofSet.get(node.key));
    const below = new Set(all.flatMap((node) => this.#accounts(node).map((part) => part.node)));
    const added = new Set(all.flatMap(({ sum }) => sum?.map(({ key }) => key) ?? []));
    for (let column = 0; column < columns.length; column++)
      for (const node of all.filter((one) => !below.has(one) && !added.has(one.key))) this.#settle(node, column);
  }

  /** Rounded figures by key, one a column. */
  byKey(): ReadonlyMap<string, readonly (Cents | null)[]> {
    return new Map([...this.#rounded].map(([{ key }, amounts]) => [key, amounts]));
  }

  /** Takes a figure from the set, or a total of nothing but such figures from them. */
  #fix(node: StatementNode, given: readonly (Cents | null)[] | undefined): void {
    const rounded = this.#rounded.get(node)!;
    const parts = this.#added(node);
    const isFixed = node.amounts.map((exact, column) => {
      if (exact === null || node.unit !== null) return false;
      const own = given?.[column] ?? this.#sumOfFixed(parts, column);
      if (own === null) return false;
      if (own !== rounded[column]) this.#adjusted.add(node);
      rounded[column] = own;
      return true;
    });
    this.#fixed.set(node, isFixed);
  }

  /** Null where one of them is not fixed, or there are none. */
  #sumOfFixed(parts: readonly Part[], column: number): Cents | null {
    if (parts.length === 0 || !parts.every(({ node }) => this.#fixed.get(node)?.[column])) return null;
    return parts.reduce((sum, { node, sign }) => sum + sign * this.#rounded.get(node)![column]!, 0n);
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
    // A note whose lines were cut together takes it before them: it is their sum.
    const lost = (part: Part) => cut(part) + this.#cutOfNote(part.node, column) * (missing < 0n ? -1n : 1n);
    const last = ({ node: { key } }: Part) => Number(SHARED.has(key));
    const open = known.filter(({ node }) => node.amounts[column] !== 0n && !this.#fixed.get(node)?.[column]);
    let rest = [...open];
    for (let left = open.length === 0 ? 0n : missing / step; left > 0n; left--) {
      if (rest.length === 0) rest = [...open];
      const [part] = rest.sort((a, b) => last(a) - last(b) || (lost(a) === lost(b) ? 0 : lost(a) < lost(b) ? 1 : -1));
      const amounts = this.#rounded.get(part!.node)!;
      amounts[column] = amounts[column]! + step * part!.sign;
      this.#adjusted.add(part!.node);
      rest = rest.slice(1);
    }
  }

  /** What rounding took from all lines of the note of a line so far; zero but in the set. */
  #cutOfNote({ key }: StatementNode, column: number): Cents {
    const note = this.#isSet ? noteOfLine.get(key) : undefined;
    if (note === undefined) return 0n;
    return [...this.#rounded].reduce(
      (sum, [node, amounts]) =>
        noteOfLine.get(node.key) === note ? sum + (node.amounts[column] ?? 0n) - (amounts[column] ?? 0n) : sum,
      0n,
    );
  }
}
