/**
 * Of many names, those that can be equal to another or differ from it in one word: everything dearer is spent on these alone.
 * Names are sums of the numbers of their words, so that order does not matter and a word is left out by a subtraction.
 */
import { countedWords } from '#core/party-name.es.ts';

/** Positions of such names, ascending. Chance may add a few; none is missing, words repeated inside a name apart. */
export function possiblyAlike(names: readonly string[]): number[] {
  const wholes = new Sums();
  const withoutOne = new Sums();
  for (const [position, name] of names.entries()) {
    const words = countedWords(name);
    if (words.length === 0) continue;
    let whole = 0;
    for (const word of words) whole = (whole + word) | 0;
    wholes.add(whole, position);
    if (words.length > 1) for (const word of words) if (!isNumber(word)) withoutOne.add((whole - word) | 0, position);
  }
  const isAlike = new Uint8Array(names.length);
  wholes.markRepeated(isAlike);
  withoutOne.markRepeated(isAlike);
  return [...isAlike.keys()].filter((position) => isAlike[position] === 1);
}

/** Sums and whose they are. Repeated ones are found by sorting: a map of them all costs ten times more. */
class Sums {
  readonly #sums: number[] = [];
  readonly #positions: number[] = [];

  add(sum: number, position: number): void {
    this.#sums.push(sum);
    this.#positions.push(position);
  }

  /** Marks the positions of every sum that is there more than once. */
  markRepeated(isMarked: Uint8Array): void {
    const sorted = Int32Array.from(this.#sums).sort();
    const repeated = new Set<number>();
    for (let index = 1; index < sorted.length; index++) {
      if (sorted[index] === sorted[index - 1]) repeated.add(sorted[index]!);
    }
    if (repeated.size === 0) return;
    for (const [index, sum] of this.#sums.entries()) if (repeated.has(sum)) isMarked[this.#positions[index]!] = 1;
  }
}

/** Numbers in a name always tell apart: none is left out. */
function isNumber(word: number): boolean {
  return (word & 1) === 1;
}
