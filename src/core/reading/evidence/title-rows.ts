/**
 * Separates account totals from facts by the file's own sums: a row whose code is a prefix of codes below it and whose
 * figures are their sum is a level; a row that is the sum of the other rows of its account is its title. Rows that no
 * sum explains stay open until a level above, the printed total or the double entry settles them (`open-rows.ts`).
 */
import type { RowsInDoubt } from '../questions/question.ts';
import type { RawRows } from '../rows/raw-rows.ts';
import { isAlikeSum, isBare, isSum, isSumOfOthers, type Order, partsOf, sameFigures, TITLE } from './account-rows.ts';
import { type OpenRow, OpenRows, type Printed } from './open-rows.ts';
import { areAlike, areEqual, figuresOf, isNothing, minus, NOTHING, plus, type Sums, sumsOf } from './sums.ts';

export interface TitleRows {
  /** Raw row of the title of each sorted account, or −1. */
  titles: Int32Array;
  /** Raw rows that repeat a title (below its block, on the next page, in a summary), or split it by branch. */
  repeated: Set<number>;
  /** Titles that are the sum of what is below them, and rows that might be titles and are the sum of nothing. */
  sums: {
    proved: number;
    broken: number;
    /** Of the proved ones, sums of several rows: a row may equal one other by chance, as two third parties do. */
    telling: number;
  };
  /** Raw rows that are a total or a fact by the habit of the file alone. */
  inDoubt: readonly number[];
  /** Titles with the figures of what is below them, but for a sign: rows of the file, and what they sum. */
  unsigned: readonly Unsigned[];
}

/** A title that is printed without the sign of its balances. */
export interface Unsigned {
  /** Raw row. */
  row: number;
  sums: Sums;
}

/** An account with those below it. */
interface Subtree {
  account: number;
  /** First account after it. */
  end: number;
  /** Sum of its facts, and their number. */
  sums: Sums;
  count: number;
}

export interface TitleEvidence {
  /** What the report may print as its own total. */
  printed?: readonly Printed[];
  /** Each account begins with its total. */
  isHeaded?: boolean;
  /** Titles may be printed without the sign of their balances. */
  lacksSigns?: boolean;
  /** What a person says that rows in doubt are. */
  levels?: RowsInDoubt | undefined;
}

export function findTitles(
  raw: RawRows,
  codes: readonly string[],
  order: Order,
  { printed = [], isHeaded = false, lacksSigns = false, levels }: TitleEvidence = {},
): TitleRows {
  return new TitleSearch(raw, codes, order, { isHeaded, lacksSigns }).run(printed, levels);
}

class TitleSearch {
  readonly #raw: RawRows;
  readonly #codes: readonly string[];
  readonly #order: Order;
  readonly #titles: Int32Array;
  readonly #repeated = new Set<number>();
  readonly #open = new OpenRows();
  /** Subtrees to the right of the current account that no account above has taken, the leftmost last. */
  readonly #subtrees: Subtree[] = [];
  readonly #levels = { proved: 0, broken: 0 };
  /** Accounts of third parties with a title that is their sum, and those without title. */
  #titled = 0;
  #untitled = 0;
  /** Titles of third parties that are the sum of several of them. */
  #summed = 0;
  /** Rows without third party left open beside third parties. */
  #left = 0;
  /** Sums are needed only where accounts stand above others. */
  readonly #hasLevels: boolean;

  /** Its levels had an id of their own: each account begins with its total. */
  readonly #isHeaded: boolean;
  readonly #lacksSigns: boolean;
  readonly #unsigned: Unsigned[] = [];

  constructor(
    raw: RawRows,
    codes: readonly string[],
    order: Order,
    { isHeaded, lacksSigns }: { isHeaded: boolean; lacksSigns: boolean },
  ) {
    this.#isHeaded = isHeaded;
    this.#lacksSigns = lacksSigns;
    this.#raw = raw;
    this.#codes = codes;
    this.#order = order;
    this.#titles = new Int32Array(codes.length).fill(-1);
    this.#hasLevels = codes.some((code, at) => at > 0 && code.startsWith(codes[at - 1]!));
  }

  /** Deepest accounts first: what is below a title is settled before it is summed. */
  run(printed: readonly Printed[], levels: RowsInDoubt | undefined): TitleRows {
    for (let account = this.#codes.length - 1; account >= 0; account--) {
      const group = this.#groupOf(account);
      if (this.#isAboveNext(account)) this.#parent(account, group);
      else this.#leaf(account, group);
    }
    this.#apply(this.#open.facts);
    const inDoubt = this.#open.isEmpty ? [] : this.#settleOpen(printed, levels);
    const { proved, broken } = this.#levels;
    const telling = proved + this.#summed;
    const sums = { proved: proved + this.#titled, broken: broken + this.#left, telling };
    return { titles: this.#titles, repeated: this.#repeated, sums, inDoubt, unsigned: this.#unsigned };
  }

  #groupOf(account: number): Uint32Array {
    return this.#order.rows.subarray(this.#order.first[account]!, this.#order.first[account + 1]!);
  }

  #isAboveNext(account: number): boolean {
    const next = this.#subtrees.at(-1);
    return next !== undefined && this.#codes[next.account]!.startsWith(this.#codes[account]!);
  }

  /** `bare`: how many rows of the group may be titles. */
  #take(account: number, title: number, group: Uint32Array, bare = group.length): void {
    this.#titles[account] = title;
    if (bare === 1) return;
    for (const row of sameFigures(this.#raw, group, title)) this.#repeated.add(row);
  }

  /** An account with nothing below: its title is the sum of its third parties. */
  #leaf(account: number, group: Uint32Array): void {
    const raw = this.#raw;
    const { bare, first, declared } = partsOf(raw, group);
    const total = bare > 0 && bare < group.length && declared < 0 ? this.#totalIn(group, first, bare) : -1;
    if (bare === 0) {
      if (group.length > 0) this.#untitled++;
    } else if (bare === group.length) {
      // Its total (of no branch) plus postings without third party.
      const mayBeHeaded = bare > 1 && (this.#isHeaded || raw.branch[first] === 0);
      if (mayBeHeaded && isSum(raw, group, first)) this.#leaveOpen(account, first);
      else if (mayBeHeaded && this.#lacksSigns && isAlikeSum(raw, group, first)) {
        this.#leaveOpen(account, first);
        this.#unsigned.push({
          row: first,
          sums: sumsOf(
            raw,
            group.filter((row) => row !== first),
          ),
        });
      }
    } else if (declared >= 0) {
      this.#take(account, declared, group, bare);
      for (const row of group)
        if (row !== declared && isBare(raw, row) && raw.kind[row] === TITLE) this.#repeated.add(row);
      this.#titled++;
    } else if (total >= 0) {
      this.#take(account, total, group, bare);
      this.#titled++;
      if (group.length - bare > 1) this.#summed++;
    } else if (this.#lacksSigns && bare === 1 && group.length > 1 && isAlikeSum(raw, group, first)) {
      this.#take(account, first, group, bare);
      this.#titled++;
      const others = group.filter((row) => row !== first);
      if (others.length > 1) this.#summed++;
      this.#unsigned.push({ row: first, sums: sumsOf(raw, others) });
    } else if (bare > 1 && this.#areSumOfOthers(group)) {
      for (const row of group) if (isBare(raw, row)) this.#repeated.add(row);
      this.#titled++;
    } else this.#leaveOpen(account, first);
    if (this.#hasLevels) this.#close(account, account + 1, group, NOTHING, 0);
  }

  /** The row that is the sum of the others: the first without third party, or the last of several; −1 if none is. */
  #totalIn(group: Uint32Array, first: number, bare: number): number {
    if (isSumOfOthers(this.#raw, group, first)) return first;
    const last = bare > 1 ? group.findLast((row) => isBare(this.#raw, row))! : first;
    return last !== first && isSumOfOthers(this.#raw, group, last) ? last : -1;
  }

  #leaveOpen(account: number, row: number): void {
    this.#left++;
    this.#titles[account] = row;
    this.#open.add({ account, row, figures: figuresOf(this.#raw, row), isLevel: false });
  }

  /** Whether the rows without third party sum to the others: one title per branch. */
  #areSumOfOthers(group: Uint32Array): boolean {
    const bare = group.filter((row) => isBare(this.#raw, row));
    const others = group.filter((row) => !isBare(this.#raw, row));
    return areEqual(sumsOf(this.#raw, bare), sumsOf(this.#raw, others), others.length);
  }

  /** The rows of a group that may be titles; the group itself where all may be. */
  #bareOf(group: Uint32Array): Uint32Array {
    return partsOf(this.#raw, group).bare === group.length ? group : group.filter((row) => isBare(this.#raw, row));
  }

  /** An account above others. */
  #parent(account: number, group: Uint32Array): void {
    let [below, count, end] = [NOTHING, 0, account + 1];
    while (this.#isAboveNext(account)) {
      const subtree = this.#subtrees.pop()!;
      [below, count, end] = [plus(below, subtree.sums), count + subtree.count, subtree.end];
    }
    const bare = this.#bareOf(group);
    const others = bare === group ? group.subarray(0, 0) : group.filter((row) => !isBare(this.#raw, row));
    const own = sumsOf(this.#raw, others);
    let beside = own;
    if (others.length > 0 && bare.length > 0 && !isNothing(below)) {
      const everyone = plus(own, sumsOf(this.#raw, bare));
      const explained = this.#open.explain(minus(everyone, below), account + 1, end, count);
      if (explained !== null) {
        // So is it where some of the facts are of nobody.
        for (const row of group) this.#repeated.add(row);
        this.#levels.proved++;
        this.#close(account, end, group, plus(below, explained), count);
        return;
      }
    }
    if (others.length > 0 && !isNothing(below) && areEqual(own, below, count)) {
      // The level is printed for each third party.
      for (const row of others) this.#repeated.add(row);
      this.#levels.proved++;
      beside = NOTHING;
    }
    const explained = this.#level(account, group, bare, plus(below, beside), count + group.length, end);
    this.#close(account, end, group, plus(below, explained), count);
  }

  /**
   * The title of an account is the sum of what is below it, perhaps with the other rows of its own. Returns the sum of
   * the open rows below that it proves to be facts.
   */
  #level(account: number, group: Uint32Array, bare: Uint32Array, below: Sums, count: number, end: number): Sums {
    const [first] = bare;
    if (first === undefined) return NOTHING;
    const all = sumsOf(this.#raw, bare);
    if (group.length === 1 && this.#open.isEmpty && areEqual(all, below, count)) {
      // Almost every level: its title alone, and nothing below it in doubt.
      this.#titles[account] = first;
      this.#levels.proved++;
      return NOTHING;
    }
    if (this.#lacksSigns && group.length === 1 && areAlike(all, below, count)) {
      this.#titles[account] = first;
      this.#levels.proved++;
      this.#unsigned.push({ row: first, sums: below });
      return NOTHING;
    }
    for (const row of bare) {
      const figures = figuresOf(this.#raw, row);
      const same = sameFigures(this.#raw, group, row);
      const rest = [row, ...same].reduce((sums, other) => minus(sums, figuresOf(this.#raw, other)), all);
      const gap = minus(figures, below);
      const explained =
        this.#open.explain(minus(gap, rest), account + 1, end, count) ??
        (isNothing(rest) ? null : this.#open.explain(gap, account + 1, end, count));
      if (explained === null) continue;
      this.#take(account, row, group);
      this.#levels.proved++;
      return explained;
    }
    if (bare.length > 1 && areEqual(all, below, count)) {
      // One title per branch.
      for (const row of bare) this.#repeated.add(row);
      this.#levels.proved++;
      return NOTHING;
    }
    const { declared } = partsOf(this.#raw, group);
    this.#take(account, declared < 0 ? first : declared, group);
    // Of its own third parties alone, or as the format says.
    if (declared >= 0 || (bare.length < group.length && isSumOfOthers(this.#raw, group, first))) return NOTHING;
    const figures = figuresOf(this.#raw, first);
    if (isNothing(figures)) return NOTHING;
    this.#levels.broken++;
    this.#open.add({ account, row: first, figures, isLevel: true });
    return NOTHING;
  }

  /** Adds up an account whose rows are settled, `below` being the facts of the accounts below it. */
  #close(account: number, end: number, group: Uint32Array, below: Sums, count: number): void {
    const title = this.#titles[account]!;
    if (group.length === 1 && group[0] === title) {
      this.#subtrees.push({ account, end, sums: below, count });
      return;
    }
    let own = sumsOf(this.#raw, group);
    let facts = group.length;
    const said = title < 0 ? [] : [title];
    const others = this.#repeated.size > 0 ? group.filter((row) => row !== title && this.#repeated.has(row)) : [];
    for (const row of [...said, ...others]) {
      own = minus(own, figuresOf(this.#raw, row));
      facts--;
    }
    this.#subtrees.push({ account, end, sums: plus(below, own), count: count + facts });
  }

  #apply(facts: readonly OpenRow[]): void {
    for (const { account } of facts) this.#titles[account] = -1;
  }

  /**
   * A broken total in a file that prints totals, else a fact; an account above others is usually their total. Returns the
   * rows of which the file has no habit: no more of their kind are proved than open.
   */
  #settleOpen(printed: readonly Printed[], levels: RowsInDoubt | undefined): number[] {
    const all = sumsOf(this.#raw, this.#order.rows);
    const titles = this.#titles.filter((row) => row >= 0);
    const left = [...titles, ...this.#repeated].reduce((sums, row) => minus(sums, figuresOf(this.#raw, row)), all);
    const isUsuallyTitle = this.#titled > this.#untitled;
    const isFact = ({ isLevel }: OpenRow) => (levels ? levels === 'movimientos' : !isLevel && !isUsuallyTitle);
    const { facts, inDoubt } = this.#open.settle(left, this.#raw.count, printed, isFact);
    this.#apply(facts);
    const [levelRows, others] = [true, false].map((isLevel) => inDoubt.filter((row) => row.isLevel === isLevel));
    const doubtful = (rows: readonly OpenRow[], habit: number) => (habit > rows.length ? [] : rows);
    const habits = [
      ...doubtful(levelRows!, this.#levels.proved),
      ...doubtful(others!, Math.max(this.#titled, this.#untitled)),
    ];
    return habits.map(({ row }) => row);
  }
}
