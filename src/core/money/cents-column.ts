/**
 * A growing column of exact cents whose loops need no `bigint`, which costs an allocation per look: the same memory is also
 * read and written as pairs of 32-bit words (little-endian, like every machine that this runs on), whose sums are exact too.
 */
import type { Cents } from './money.ts';

/** What the high word counts. */
const HIGH = 2 ** 32;

export class CentsColumn {
  cents: BigInt64Array;
  #words: Int32Array;

  /** A column of zeros, or the columns that these cents are: they are not copied. */
  constructor(cents: number | BigInt64Array) {
    this.cents = typeof cents === 'number' ? new BigInt64Array(cents) : cents;
    this.#words = wordsOf(this.cents);
  }

  /** Makes room for `length` rows, which must not be fewer. */
  grow(length: number): void {
    const larger = new BigInt64Array(length);
    larger.set(this.cents);
    this.cents = larger;
    this.#words = wordsOf(larger);
  }

  /** Puts an amount that is a safe integer of cents. */
  set(row: number, cents: number): void {
    const high = Math.floor(cents / HIGH);
    this.#words[2 * row] = cents - high * HIGH;
    this.#words[2 * row + 1] = high;
  }

  at(row: number): Cents {
    return this.cents[row]!;
  }

  /** The amount as a double: exact up to 2^53 cents, the nearest one past it. For comparisons within a tolerance. */
  approximate(row: number): number {
    return this.#words[2 * row + 1]! * HIGH + (this.#words[2 * row]! >>> 0);
  }

  isZero(row: number): boolean {
    return this.#words[2 * row] === 0 && this.#words[2 * row + 1] === 0;
  }

  /** Exact sum of rows `from` (included) to `to` (excluded), at most two million of them. */
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

  /** Exact sum of some rows, at most two million of them. */
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

  /** A new column of these rows in this order. */
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

/** Both sums are integers below 2^53 in two million rows. */
function wordSum(low: number, high: number): Cents {
  return BigInt(high) * BigInt(HIGH) + BigInt(low);
}
