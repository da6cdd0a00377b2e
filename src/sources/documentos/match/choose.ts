/**
 * Which documents add up to what was booked: deterministic, the plainest explanation first. All of them; all but the last
 * ones, the least likely; all but one or two; and of few documents any part.
 */
import type { Cents } from '#core/money/money.ts';

/** A peso for each document, as books round each, and one for their sum. */
const PESO = 100;
/** Of so many documents two may be left out, of so many any part be taken. */
const MOST_FOR_PAIRS = 60;
const MOST_FOR_PARTS = 13;

export function tolerance(documents: number): Cents {
  return BigInt(PESO * (documents + 1));
}

/** Sums of the parts of a list of totals, worked out once for all that they are compared with. Exact below 2^53 cents. */
export class Parts {
  readonly #totals: readonly number[];
  readonly #all: number;
  /** By mask of what is left out: its sum, and how many it is. */
  #sums: Float64Array | null = null;
  #counts: Uint8Array | null = null;

  /** `totals`: of documents, the likeliest first. */
  constructor(totals: readonly Cents[]) {
    this.#totals = totals.map(Number);
    this.#all = this.#totals.reduce((sum, total) => sum + total, 0);
  }

  get count(): number {
    return this.#totals.length;
  }

  /** Indexes that are left out, or null where no part adds up to the amount. */
  leftOut(amount: Cents): ReadonlySet<number> | null {
    const target = Number(amount);
    return this.#last(target) ?? this.#one(target) ?? this.#two(target) ?? this.#any(target);
  }

  #last(target: number): ReadonlySet<number> | null {
    const count = this.#totals.length;
    let sum = this.#all;
    for (let left = 0; left <= count; left++) {
      if (left > 0) sum -= this.#totals[count - left]!;
      if (fits(sum - target, count - left))
        return new Set(Array.from({ length: left }, (_, index) => count - left + index));
    }
    return null;
  }

  #one(target: number): ReadonlySet<number> | null {
    const more = this.#all - target;
    const taken = this.#totals.length - 1;
    const at = this.#totals.findLastIndex((total) => fits(more - total, taken));
    return at < 0 ? null : new Set([at]);
  }

  #two(target: number): ReadonlySet<number> | null {
    const count = this.#totals.length;
    if (count > MOST_FOR_PAIRS) return null;
    const more = this.#all - target;
    for (let one = count - 1; one > 0; one--)
      for (let two = one - 1; two >= 0; two--)
        if (fits(more - this.#totals[one]! - this.#totals[two]!, count - 2)) return new Set([one, two]);
    return null;
  }

  #any(target: number): ReadonlySet<number> | null {
    const count = this.#totals.length;
    if (count > MOST_FOR_PARTS) return null;
    this.#prepare();
    const more = this.#all - target;
    const [sums, counts] = [this.#sums!, this.#counts!];
    for (let mask = 1; mask < sums.length; mask++)
      if (fits(more - sums[mask]!, count - counts[mask]!))
        return new Set(Array.from({ length: count }, (_, index) => index).filter((index) => mask & (1 << index)));
    return null;
  }

  #prepare(): void {
    if (this.#sums !== null) return;
    const count = this.#totals.length;
    const [sums, counts] = [new Float64Array(1 << count), new Uint8Array(1 << count)];
    for (let index = 0; index < count; index++)
      for (let mask = 0; mask < 1 << index; mask++) {
        sums[mask | (1 << index)] = sums[mask]! + this.#totals[index]!;
        counts[mask | (1 << index)] = counts[mask]! + 1;
      }
    this.#sums = sums;
    this.#counts = counts;
  }
}

function fits(difference: number, taken: number): boolean {
  return Math.abs(difference) <= PESO * (taken + 1);
}
