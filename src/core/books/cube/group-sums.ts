/** Exact sums of columns by group, added as words: loops over a hundred thousand cells allocate no `bigint`. */
import type { Cents } from '#core/money/money.ts';
import { approximate, type CubeFigure, type CubeMonth } from './balance-cube.ts';

/** A column: a figure of a month, or its debits less its credits; null where the month has no balance. */
export interface CubeColumn {
  month: CubeMonth | null;
  figure: CubeFigure | 'movement';
}

/** The figure of a cell as a double: exact up to 2^53 cents. */
export function figureOf({ month, figure }: CubeColumn, cell: number): number {
  if (month === null) return 0;
  const { words } = month;
  if (figure === 'movement') return approximate(words.debit, cell) - approximate(words.credit, cell);
  return approximate(words[figure], cell);
}

/** Cells to add up, at most two million, and their group. */
export interface Grouped {
  cells: Uint32Array;
  groupOf: (cell: number) => number;
  groups: number;
}

export class GroupSums {
  readonly #columns: number;
  readonly #low: Float64Array;
  readonly #high: Float64Array;

  constructor(columns: readonly CubeColumn[], { cells, groupOf, groups }: Grouped) {
    this.#columns = columns.length;
    this.#low = new Float64Array(groups * columns.length);
    this.#high = new Float64Array(groups * columns.length);
    const places = Uint32Array.from(cells, (cell) => groupOf(cell) * columns.length);
    for (const [column, { month, figure }] of columns.entries()) {
      if (month === null) continue;
      if (figure === 'movement') {
        this.#add(month.words.debit, cells, places, column, 1);
        this.#add(month.words.credit, cells, places, column, -1);
      } else this.#add(month.words[figure], cells, places, column, 1);
    }
  }

  #add(words: Int32Array, cells: Uint32Array, places: Uint32Array, column: number, sign: 1 | -1): void {
    const [low, high] = [this.#low, this.#high];
    for (let index = 0; index < cells.length; index++) {
      const at = 2 * cells[index]!;
      const place = places[index]! + column;
      low[place]! += sign * (words[at]! >>> 0);
      high[place]! += sign * words[at + 1]!;
    }
  }

  at(group: number, column: number): Cents {
    const place = group * this.#columns + column;
    return (BigInt(this.#high[place]!) << 32n) + BigInt(this.#low[place]!);
  }

  /** As a double: exact up to 2^53 cents. */
  approximate(group: number, column: number): number {
    const place = group * this.#columns + column;
    return this.#high[place]! * 2 ** 32 + this.#low[place]!;
  }

  /** Sums of a group, column by column. */
  of(group: number): Cents[] {
    return Array.from({ length: this.#columns }, (_, column) => this.at(group, column));
  }

  /** Turns every sum into that of its group and all before it: then `between` is one subtraction. */
  accumulate(): this {
    for (let place = this.#columns; place < this.#low.length; place++) {
      this.#low[place]! += this.#low[place - this.#columns]!;
      this.#high[place]! += this.#high[place - this.#columns]!;
    }
    return this;
  }

  /** Of accumulated sums: those of the groups from `from` (inclusive) to `to` (exclusive), column by column. */
  between(from: number, to: number): Cents[] {
    if (from >= to) return Array.from({ length: this.#columns }, () => 0n);
    const sums = this.of(to - 1);
    return from === 0 ? sums : sums.map((sum, column) => sum - this.at(from - 1, column));
  }
}
