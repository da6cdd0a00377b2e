/**
 * A growing column of exact cents whose loops avoid `bigint`, which allocates on every read: the same memory is also
 * read and written as pairs of 32-bit words (little-endian, as on every supported machine), and their sums are exact
 * too.
 */
import type { Cents } from './money.ts';

/** Weight of the high word. */
const HIGH = 2 ** 32;

export class CentsColumn {
  cents: BigInt64Array;
  #words: Int32Array;

  /** A zeroed column of a length, or a view of existing cents (not copied). */
  constructor(cents: number | BigInt64Array) {
    this.cents = typeof cents === 'number' ? new BigInt64Array(cents) : cents;
    this.#words = wordsOf(this.cents);
  }

  /** Grows to `length` rows; must not shrink. */
  grow(length: number): void {
    const larger = new BigInt64Array(length);
    larger.set(this.cents);
    this.cents = larger;
    this.#words = wordsOf(larger);
  }

  /** Stores a safe integer of cents. */
  set(row: number, cents: number): void {
    const high = Math.floor(cents / HIGH);
    this.#words[2 * row] = cents - high * HIGH;
    this.#words[2 * row + 1] = high;
  }

  at(row: number): Cents {
    return this.cents[row]!;
  }

  /** The amount as a double: exact up to 2^53 cents, the nearest one beyond. For comparisons within a tolerance. */
  approximate(row: number): number {
    return this.#words[2 * row + 1]! * HIGH + (this.#words[2 * row]! >>> 0);
  }

  isZero(row: number): boolean {
    return this.#words[2 * row] === 0 && this.#words[2 * row + 1] === 0;
  }

  /** Exact sum of the rows from `from` (inclusive) to `to` (exclusive), at most two million. */
  sum(from: number, to: number): Cents {
    const words = this.#words;
    let low = 0;
    let high = 0;
    for (let at = 2 * from; at < 2 * to; at += 2) {
      low += words[at]! >>> 0;
      high += words[at + 1]!;
    }
    return wordSum(low, high);
  }

  /** Exact sum of the given rows, at most two million. */
  sumOf(rows: Uint32Array): Cents {
    const words = this.#words;
    let low = 0;
    let high = 0;
    for (let index = 0; index < rows.length; index++) {
      const at = 2 * rows[index]!;
      low += words[at]! >>> 0;
      high += words[at + 1]!;
    }
    return wordSum(low, high);
  }

  /** A new column with the given rows in the given order. */
  gather(rows: Uint32Array): BigInt64Array {
    const words = this.#words;
    const gathered = new BigInt64Array(rows.length);
    const to = wordsOf(gathered);
    for (let index = 0; index < rows.length; index++) {
      const at = 2 * rows[index]!;
      to[2 * index] = words[at]!;
      to[2 * index + 1] = words[at + 1]!;
    }
    return gathered;
  }
}

function wordsOf(cents: BigInt64Array): Int32Array {
  return new Int32Array(cents.buffer, cents.byteOffset, 2 * cents.length);
}

/** For up to two million rows both sums are integers below 2^53. */
function wordSum(low: number, high: number): Cents {
  const sum = high * HIGH + low;
  return Number.isSafeInteger(sum) ? BigInt(sum) : BigInt(high) * BigInt(HIGH) + BigInt(low);
}
