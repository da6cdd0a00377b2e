/** The lines of a view of a cube, open ones with what is below them: listed at once, told only where they are seen. */
import type { Cents } from '#core/money/money.ts';
import { nodeAt, nodesBelow, nodesOfLevel } from './account-tree.ts';
import type { BalanceCube } from './balance-cube.ts';
import { type CubeColumn, figureOf, GroupSums } from './group-sums.ts';
import { type LineOrder, sortLines } from './line-order.ts';

/** What lines are: accounts as a tree, third parties, or each third party of each account. */
export type LinesBy = 'accounts' | 'thirdParties' | 'rows';

export interface LinesAsked {
  by: LinesBy;
  /** Account whose parts are listed; '' for the classes. */
  account: string;
  /** Of one third party: nothing is below an account. */
  isOfOne: boolean;
  /** Digits of the accounts listed; null for those directly below. */
  level: number | null;
  /** Codes of accounts, or keys of third parties. */
  open: ReadonlySet<string>;
  order: LineOrder;
  columns: readonly CubeColumn[];
}

export interface CubeLine {
  /** `others`: third parties, or accounts of one, that are not listed. */
  kind: 'account' | 'thirdParty' | 'cell' | 'others';
  /** Code of the account; '' for a third party in all of them. */
  code: string;
  accountName: string;
  /** Number of the third party; −1 for an account. */
  thirdParty: number;
  depth: number;
  below: 'none' | 'closed' | 'open';
  /** Cells that it adds up, or that are not listed. */
  count: number;
  /** By column. */
  sums: Cents[];
}

/** Largest parts listed below an open line. */
const MOST_PARTS = 20;

const ACCOUNT = 0;
const THIRD_PARTY = 1;
const CELL = 2;
const OTHERS = 3;

/** What lines are: an account without others below it is listed by third party, a third party by account. */
export function listedBy(
  { tree }: BalanceCube,
  { by, account, isOfOne }: Omit<LinesAsked, 'order' | 'columns' | 'open' | 'level'>,
): LinesBy {
  if (by === 'thirdParties' && isOfOne) return 'accounts';
  const node = tree[nodeAt(tree, account)];
  const isLast = node?.isLeaf === true && node.to === node.from + 1;
  return by === 'accounts' && isLast ? 'thirdParties' : by;
}

export class CubeLines {
  readonly by: LinesBy;
  readonly #cube: BalanceCube;
  readonly #cells: Uint32Array;
  readonly #asked: LinesAsked;
  /** By account, accumulated. */
  readonly #sums: GroupSums;
  /** Chosen cells before each account. */
  readonly #counts: Uint32Array;
  #byThirdParty: { sums: GroupSums; counts: Uint32Array } | null = null;
  /** Three numbers a line: kind, place, depth. */
  readonly #lines: number[] = [];
  readonly #others: Uint32Array[] = [];

  /** `cells`: those of the view, in order. */
  constructor(cube: BalanceCube, cells: Uint32Array, asked: LinesAsked) {
    this.#cube = cube;
    this.#cells = cells;
    this.#asked = asked;
    const { account, codes } = cube;
    const accounts = { cells, groupOf: (cell: number) => account[cell]!, groups: codes.length };
    this.#sums = new GroupSums(asked.columns, accounts).accumulate();
    this.#counts = new Uint32Array(codes.length + 1);
    for (const cell of cells) this.#counts[account[cell]! + 1]!++;
    for (let index = 0; index < codes.length; index++) this.#counts[index + 1]! += this.#counts[index]!;
    this.by = listedBy(cube, asked);
    if (this.by === 'rows') this.#addCells(cells, 0);
    else if (this.by === 'thirdParties') this.#addThirdParties();
    else this.#addAccounts(this.#tops(), 0, nodeAt(cube.tree, asked.account));
  }

  get total(): number {
    return this.#lines.length / 3;
  }

  /** Of all cells, by column. */
  get sums(): Cents[] {
    return this.#sums.between(0, this.#cube.codes.length);
  }

  /** Largest difference between two columns in the lines of the first depth, as a double: the scale of their bars. */
  largestDifference(before: number, after: number): number {
    let most = 0;
    for (let index = 0; index < this.total; index++) {
      const [kind, place, depth] = this.#partsOf(index);
      if (depth > 0) continue;
      most = Math.max(most, Math.abs(this.#figureOf(kind, place, after) - this.#figureOf(kind, place, before)));
    }
    return most;
  }

  #figureOf(kind: number, place: number, column: number): number {
    if (kind === THIRD_PARTY) return this.#thirdParties.sums.approximate(place, column);
    if (kind === CELL) return figureOf(this.#asked.columns[column]!, place);
    if (kind === OTHERS) return 0;
    const { from, to } = this.#cube.tree[place]!;
    return Number(this.#sums.between(from, to)[column]!);
  }

  #partsOf(index: number): [kind: number, place: number, depth: number] {
    return [this.#lines[3 * index]!, this.#lines[3 * index + 1]!, this.#lines[3 * index + 2]!];
  }

  at(index: number): CubeLine {
    const [kind, place, depth] = this.#partsOf(index);
    const { tree, codes, thirdParties, thirdParty, account } = this.#cube;
    if (kind === ACCOUNT) {
      const { code, name, from, to } = tree[place]!;
      const count = this.#counts[to]! - this.#counts[from]!;
      const below = this.#hasBelow(place) ? this.#turn(code) : 'none';
      const sums = this.#sums.between(from, to);
      return { kind: 'account', code, accountName: name, thirdParty: -1, depth, below, count, sums };
    }
    if (kind === THIRD_PARTY) {
      const { sums, counts } = this.#thirdParties;
      const count = counts[place]!;
      const below = this.#isInOneAccount ? 'none' : this.#turn(thirdParties[place]!.key);
      return {
        kind: 'thirdParty',
        code: '',
        accountName: '',
        thirdParty: place,
        depth,
        below,
        count,
        sums: sums.of(place),
      };
    }
    const cells = kind === CELL ? Uint32Array.of(place) : this.#others[place]!;
    const sums = new GroupSums(this.#asked.columns, { cells, groupOf: () => 0, groups: 1 }).of(0);
    const code = codes[account[cells[0]!]!]!;
    return {
      kind: kind === CELL ? 'cell' : 'others',
      code,
      accountName: tree[nodeAt(tree, code)]!.name,
      thirdParty: thirdParty[cells[0]!]!,
      depth,
      below: 'none',
      count: cells.length,
      sums,
    };
  }

  get #isInOneAccount(): boolean {
    return this.#asked.isOfOne || this.#cube.codes.includes(this.#asked.account);
  }

  #turn(key: string): 'open' | 'closed' {
    return this.#asked.open.has(key) ? 'open' : 'closed';
  }

  /** Accounts that the list begins with. */
  #tops(): number[] {
    const { tree } = this.#cube;
    const { account, level } = this.#asked;
    const at = nodeAt(tree, account);
    if (at >= 0 || account === '') return level === null ? nodesBelow(tree, at) : nodesOfLevel(tree, at, level);
    // A prefix that is no account.
    return [...tree.keys()].filter((index) => {
      const { code, parent } = tree[index]!;
      return code.startsWith(account) && !tree[parent]?.code.startsWith(account);
    });
  }

  /** `above`: account that they are below of, whose own cells follow; −1 for none. */
  #addAccounts(nodes: readonly number[], depth: number, above: number): void {
    const { tree, codes } = this.#cube;
    const shown = nodes.filter((at) => this.#counts[tree[at]!.to]! > this.#counts[tree[at]!.from]!);
    const { order } = this.#asked;
    const sums = shown.map((at) => this.#sums.between(tree[at]!.from, tree[at]!.to).map(Number));
    const sorted = sortLines(shown.length, order, {
      column: (line, column) => sums[line]![column]!,
      name: (line) => tree[shown[line]!]!.name,
    });
    for (const line of sorted) {
      const at = shown[line]!;
      this.#lines.push(ACCOUNT, at, depth);
      if (!this.#asked.open.has(tree[at]!.code) || !this.#hasBelow(at)) continue;
      this.#addAccounts(nodesBelow(tree, at), depth + 1, at);
    }
    const own = tree[above];
    if (own?.isLeaf && codes[own.from] === own.code) this.#addParts(this.#cellsOf(own.from), depth);
  }

  /** Whether something would be listed below an account: others, or third parties. */
  #hasBelow(at: number): boolean {
    const { tree, thirdParty } = this.#cube;
    const { from, to, end, isLeaf } = tree[at]!;
    if (end > at + 1 && this.#counts[to]! > this.#counts[isLeaf ? from + 1 : from]!) return true;
    if (this.#asked.isOfOne || !isLeaf) return false;
    const own = this.#cellsOf(from);
    return own.length > 1 || (own.length === 1 && thirdParty[own[0]!] !== 0);
  }

  #cellsOf(account: number): Uint32Array {
    return this.#cells.subarray(this.#counts[account]!, this.#counts[account + 1]!);
  }

  /** Cells below an open line: the first ones, and one line for the others. */
  #addParts(cells: Uint32Array, depth: number): void {
    const sorted = this.#sortedCells(cells);
    // A single other one takes no more room itself.
    const listed = sorted.length <= MOST_PARTS + 1 ? sorted.length : MOST_PARTS;
    for (const cell of sorted.subarray(0, listed)) this.#lines.push(CELL, cell, depth);
    if (listed === sorted.length) return;
    this.#lines.push(OTHERS, this.#others.length, depth);
    this.#others.push(sorted.subarray(listed));
  }

  #addCells(cells: Uint32Array, depth: number): void {
    for (const cell of this.#sortedCells(cells)) this.#lines.push(CELL, cell, depth);
  }

  #sortedCells(cells: Uint32Array): Uint32Array {
    const { columns, order } = this.#asked;
    const { thirdParties, thirdParty } = this.#cube;
    const sorted = sortLines(cells.length, order, {
      column: (line, column) => figureOf(columns[column]!, cells[line]!),
      name: (line) => thirdParties[thirdParty[cells[line]!]!]!.name,
    });
    return sorted.map((line) => cells[line]!);
  }

  #addThirdParties(): void {
    const { counts, sums } = this.#thirdParties;
    const { order, open } = this.#asked;
    const { thirdParties, thirdParty } = this.#cube;
    const shown = Uint32Array.from(counts.keys()).filter((number) => counts[number]! > 0);
    const sorted = sortLines(shown.length, order, {
      column: (line, column) => sums.approximate(shown[line]!, column),
      name: (line) => thirdParties[shown[line]!]!.name,
    });
    for (const line of sorted) {
      const number = shown[line]!;
      this.#lines.push(THIRD_PARTY, number, 0);
      if (!open.has(thirdParties[number]!.key) || this.#isInOneAccount) continue;
      this.#addParts(
        this.#cells.filter((cell) => thirdParty[cell] === number),
        1,
      );
    }
  }

  get #thirdParties(): { sums: GroupSums; counts: Uint32Array } {
    if (this.#byThirdParty === null) {
      const { thirdParties, thirdParty } = this.#cube;
      const counts = new Uint32Array(thirdParties.length);
      for (const cell of this.#cells) counts[thirdParty[cell]!]!++;
      const grouped = { cells: this.#cells, groupOf: (cell: number) => thirdParty[cell]!, groups: thirdParties.length };
      this.#byThirdParty = { sums: new GroupSums(this.#asked.columns, grouped), counts };
    }
    return this.#byThirdParty;
  }
}
