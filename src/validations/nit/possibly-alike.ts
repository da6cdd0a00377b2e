/**
 * Prefilter of names that can be equal to another or differ in one word: expensive comparisons run on these only. A
 * name is the sum of its word hashes, so that word order does not matter and dropping a word is a subtraction.
 */

import type { NameWords } from '#core/identity/plain-name.ts';
import { isCountedWord } from '#core/identity/third-party-name.es.ts';

/**
 * Positions of such names, ascending. May include false positives; false negatives only for names with repeated words.
 */
export function possiblyAlike({ words, first }: NameWords): number[] {
  const names = first.length - 1;
  const counts = new Uint8Array(words.length);
  for (let at = 0; at < words.length; at++) if (isCountedWord(words[at]!)) counts[at] = 1;
  const wholes = new Sums(names);
  const withoutOne = new Sums(words.length);
  for (let position = 0; position < names; position++) {
    const [from, to] = [first[position]!, first[position + 1]!];
    let whole = 0;
    let counted = 0;
    for (let at = from; at < to; at++) {
      if (counts[at] === 0) continue;
      whole = (whole + words[at]!) | 0;
      counted++;
    }
    if (counted > 0) wholes.add(whole, position);
    if (counted < 2) continue;
    for (let at = from; at < to; at++) {
      if (counts[at] === 1 && !isNumber(words[at]!)) withoutOne.add((whole - words[at]!) | 0, position);
    }
  }
  const isAlike = new Uint8Array(names);
  wholes.markRepeated(isAlike);
  withoutOne.markRepeated(isAlike);
  const alike: number[] = [];
  for (let position = 0; position < names; position++) if (isAlike[position] === 1) alike.push(position);
  return alike;
}

/** Sums with their names. Duplicates are found by sorting: a map would cost ten times more. */
class Sums {
  readonly #sums: Int32Array;
  readonly #positions: Uint32Array;
  #count = 0;

  constructor(most: number) {
    this.#sums = new Int32Array(most);
    this.#positions = new Uint32Array(most);
  }

  add(sum: number, position: number): void {
    this.#sums[this.#count] = sum;
    this.#positions[this.#count++] = position;
  }

  /** Marks the positions of every duplicated sum. */
  markRepeated(isMarked: Uint8Array): void {
    const sorted = this.#sums.slice(0, this.#count).sort();
    const repeated = new Set<number>();
    for (let index = 1; index < sorted.length; index++) {
      if (sorted[index] === sorted[index - 1]) repeated.add(sorted[index]!);
    }
    if (repeated.size === 0) return;
    for (let index = 0; index < this.#count; index++) {
      if (repeated.has(this.#sums[index]!)) isMarked[this.#positions[index]!] = 1;
    }
  }
}

/** Numbers in a name are always distinctive: never dropped. */
function isNumber(word: number): boolean {
  return (word & 1) === 1;
}
